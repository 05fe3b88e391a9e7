import { Database, Globe, Laptop, Network, Router, ShieldCheck, Smartphone } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, note, pair, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const GROUP: Box = { x: 8, y: 76, w: 164, h: 160 };
const SITE: Box = { x: 280, y: 8, w: 432, h: 296 };
const ROUTER: PlacedPart = {
  x: 296,
  y: 124,
  w: 160,
  h: 64,
  icon: Router,
  title: "hq-router-1",
  sub: "Routing peer",
  tone: "accent",
};
const LAPTOP: PlacedPart = { x: 24, y: 116, w: 132, h: 48, icon: Laptop, title: "Laptop", tone: "accent" };
const PHONE: PlacedPart = { x: 24, y: 172, w: 132, h: 48, icon: Smartphone, title: "Phone", tone: "accent" };
const BUS_X = 480;
const MIDDLE = 156;

const resource = (y: number): Box => ({ x: 504, y, w: 192, h: 64 });
const RESOURCES = [
  { ...resource(40), icon: Database, title: "Host", sub: "192.168.10.20" },
  { ...resource(124), icon: Network, title: "Subnet", sub: "192.168.20.0/24" },
  { ...resource(208), icon: Globe, title: "Domain", sub: "*.corp.example.com" },
] as const;

const NARROW: readonly Item[] = [
  zone("Developers", [pair(LAPTOP, PHONE)], { closed: true }),
  wire({ kind: "data", tag: "Policy", tagIcon: ShieldCheck, tone: "accent", label: "Tunnel" }),
  zone("Network hq", [ROUTER, branches({ from: {} }, ...RESOURCES), note("No client needed")]),
];

/** Peers reach devices without a client through a routing peer next to them. */
export default function NetworksAndRoutingPeers() {
  return (
    <Canvas
      height={312}
      title="A network and its routing peer"
      desc="The peers in the group Developers, a laptop and a phone, send traffic through a tunnel to the routing peer hq-router-1 at the site hq. A policy on that path decides who can reach which resource. The routing peer forwards to three kinds of resources in the network hq that run no client: a host with one address, a subnet, and a domain."
      narrow={NARROW}
    >
      <Zone at={GROUP} label="Developers" />
      <Zone at={SITE} label="Network hq" />
      <Wire kind="data" points={[anchor(GROUP, "right"), anchor(ROUTER, "left")]} />
      {RESOURCES.map((at) => (
        <Wire
          key={at.title}
          points={[anchor(ROUTER, "right"), [BUS_X, MIDDLE], [BUS_X, at.y + at.h / 2], anchor(at, "left")]}
        />
      ))}
      <Node {...LAPTOP} />
      <Node {...PHONE} />
      <Node {...ROUTER} />
      {RESOURCES.map((resourceNode) => (
        <Node key={resourceNode.title} {...resourceNode} />
      ))}
      <Tag at={[226, MIDDLE]} tone="accent" icon={ShieldCheck}>
        Policy
      </Tag>
      <Note at={[226, MIDDLE - 24]} align="middle" lines={["Tunnel"]} />
      <Note at={[600, 292]} align="middle" lines={["No client needed"]} />
    </Canvas>
  );
}
