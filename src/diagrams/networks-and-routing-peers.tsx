import { Database, Globe, Laptop, Network, Router, ShieldCheck, Smartphone } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";

const GROUP: Box = { x: 8, y: 76, w: 164, h: 160 };
const SITE: Box = { x: 280, y: 8, w: 432, h: 296 };
const ROUTER: Box = { x: 296, y: 124, w: 160, h: 64 };
const BUS_X = 480;
const MIDDLE = 156;

const resource = (y: number): Box => ({ x: 504, y, w: 192, h: 64 });
const RESOURCES = [
  { at: resource(40), icon: Database, title: "Host", sub: "192.168.10.20" },
  { at: resource(124), icon: Network, title: "Subnet", sub: "192.168.20.0/24" },
  { at: resource(208), icon: Globe, title: "Domain", sub: "*.corp.example.com" },
] as const;

/** Peers reach what runs no client through the routing peer that stands beside it. */
export default function NetworksAndRoutingPeers() {
  return (
    <Canvas
      height={312}
      title="A network and its routing peer"
      desc="The peers of the group Developers, a laptop and a phone, send traffic through a tunnel to the routing peer hq-router-1 at the site hq. A policy on that way decides who reaches which resource. The routing peer forwards to three kinds of resources in the network hq that run no client: a host with one address, a subnet, and a domain."
    >
      <Zone at={GROUP} label="Developers" />
      <Zone at={SITE} label="Network hq" />
      <Wire kind="data" points={[anchor(GROUP, "right"), anchor(ROUTER, "left")]} />
      {RESOURCES.map(({ at, title }) => (
        <Wire
          key={title}
          points={[anchor(ROUTER, "right"), [BUS_X, MIDDLE], [BUS_X, at.y + at.h / 2], anchor(at, "left")]}
        />
      ))}
      <Node at={{ x: 24, y: 116, w: 132, h: 48 }} icon={Laptop} title="Laptop" tone="accent" />
      <Node at={{ x: 24, y: 172, w: 132, h: 48 }} icon={Smartphone} title="Phone" tone="accent" />
      <Node at={ROUTER} icon={Router} title="hq-router-1" sub="Routing peer" tone="accent" />
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
