import { Monitor, Router, Server, Split } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const WIDTH = 720;
const SITE: Box = { x: 8, y: 8, w: 320, h: 272 };
const MACHINE: PlacedPart = {
  x: 24,
  y: 48,
  w: 152,
  h: 64,
  icon: Monitor,
  title: "Machine",
  sub: "10.10.0.20",
};
const GATEWAY: PlacedPart = {
  x: 24,
  y: 196,
  w: 152,
  h: 64,
  icon: Split,
  title: "Router",
  sub: "Static route",
};
const PEER: PlacedPart = {
  x: 140,
  y: 122,
  w: 172,
  h: 64,
  icon: Router,
  title: "hq-router",
  sub: "10.10.0.2",
  tone: "accent",
};

/** Moves a box of the left site to its place on the right one. */
const mirrored = (box: Box): Box => ({ ...box, x: WIDTH - box.x - box.w });

const MACHINE_B: PlacedPart = { ...mirrored(MACHINE), icon: Server, title: "Machine", sub: "10.20.0.20" };
const GATEWAY_B: PlacedPart = { ...mirrored(GATEWAY), icon: Split, title: "Router", sub: "Static route" };
const PEER_B: PlacedPart = {
  ...mirrored(PEER),
  icon: Router,
  title: "plant-router",
  sub: "10.20.0.2",
  tone: "accent",
};

const NARROW: readonly Item[] = [
  zone("Headquarters 10.10.0.0/24", [MACHINE, wire(), GATEWAY, wire(), PEER]),
  wire({ kind: "data", label: "Tunnel" }),
  zone("Plant 10.20.0.0/24", [PEER_B, wire(), MACHINE_B, note("For connections the other way"), GATEWAY_B]),
];

/** Two sites without clients: the machine, its router, its routing peer, the tunnel, and the same way back. */
export default function SiteToSite() {
  return (
    <Canvas
      height={288}
      title="Two sites joined by two routing peers"
      desc="Headquarters has the local network 10.10.0.0/24, and the plant has 10.20.0.0/24. A machine without the client at headquarters sends a packet to its router. The router has a static route to the plant's range with the routing peer hq-router, 10.10.0.2, as the next hop. hq-router sends the packet through the tunnel to plant-router, 10.20.0.2, which passes it on to the target, a machine without the client at the plant. The plant's router has the same kind of static route for the other direction."
      narrow={NARROW}
    >
      <Zone at={SITE} label="Headquarters 10.10.0.0/24" />
      <Zone at={mirrored(SITE)} label="Plant 10.20.0.0/24" />
      <Wire points={[anchor(MACHINE, "bottom", -40), anchor(GATEWAY, "top", -40)]} />
      <Wire points={[anchor(GATEWAY, "right"), [226, 228], anchor(PEER, "bottom")]} />
      <Wire kind="data" points={[anchor(PEER, "right"), anchor(PEER_B, "left")]} />
      <Wire points={[anchor(PEER_B, "top"), [WIDTH - 226, 80], anchor(MACHINE_B, "left")]} />
      <Node {...MACHINE} />
      <Node {...GATEWAY} />
      <Node {...PEER} />
      <Node {...PEER_B} />
      <Node {...MACHINE_B} />
      <Node {...GATEWAY_B} />
      <Note at={[360, 142]} align="middle" lines={["Tunnel"]} />
      <Note at={[GATEWAY_B.x - 12, 224]} align="end" lines={["For connections", "the other way"]} />
    </Canvas>
  );
}
