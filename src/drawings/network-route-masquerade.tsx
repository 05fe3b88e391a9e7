import { Laptop, Router, Server } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, loop, spare, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type Part, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const SUBNET: Box = { x: 288, y: 8, w: 424, h: 272 };
const DEVICE: PlacedPart = {
  x: 8,
  y: 56,
  w: 156,
  h: 84,
  icon: Laptop,
  title: "Laptop",
  sub: "100.92.14.7",
  tone: "accent",
};
const GW1: PlacedPart = {
  x: 304,
  y: 56,
  w: 144,
  h: 84,
  icon: Router,
  title: "gw-1",
  sub: "10.20.0.2",
  foot: "Metric 100",
  tone: "accent",
};
const GW2: PlacedPart = { x: 304, y: 200, w: 144, h: 64, icon: Router, title: "gw-2", sub: "Metric 200" };
const TARGET: PlacedPart = { x: 556, y: 56, w: 140, h: 84, icon: Server, title: "Server", sub: "10.20.0.10" };
const SPARE_Y = 232;

interface LegProps {
  readonly a: Box;
  readonly b: Box;
  readonly x: number;
  readonly there: string;
  readonly back: string;
  readonly kind: "data" | "control";
}

/** One leg of the way: the packet with its source above, the answer with its target below. */
function Leg({ a, b, x, there, back, kind }: LegProps) {
  const y = a.y + a.h / 2;
  return (
    <g>
      <Wire kind={kind} points={[anchor(a, "right", -10), anchor(b, "left", -10)]} />
      <Wire kind={kind} points={[anchor(b, "left", 10), anchor(a, "right", 10)]} />
      <Note at={[x, y - 20]} align="middle" lines={[there]} />
      <Note at={[x, y + 29]} align="middle" lines={[back]} />
    </g>
  );
}

const MAIN: Part = { ...GW1, lines: ["Changes the source"] };

const NARROW: readonly Item[] = [
  DEVICE,
  loop("From 100.92.14.7", "To 100.92.14.7", { kind: "data" }),
  zone(
    "Subnet 10.20.0.0/24",
    [MAIN, loop("From 10.20.0.2", "To 10.20.0.2"), TARGET, wire({ heads: "start", spare: true }), spare(GW2)],
    { closed: true },
  ),
  lane(DEVICE, GW2, { kind: "data", spare: true, label: "If gw-1 is gone" }),
];

/** A packet changes its source at the routing peer, so the answer needs no route back. */
export default function NetworkRouteMasquerade() {
  return (
    <Canvas
      height={288}
      title="A network route with masquerade"
      desc="A laptop with the overlay address 100.92.14.7 sends a packet through the tunnel to the routing peer gw-1 in the subnet 10.20.0.0/24. There, the source address becomes 10.20.0.2. The target 10.20.0.10, which runs no client, sees that address and answers gw-1, which sends the answer back to 100.92.14.7. A second routing peer, gw-2, is a spare with a higher metric. Its path is dashed and used when gw-1 is gone."
      narrow={NARROW}
    >
      <Zone at={SUBNET} label="Subnet 10.20.0.0/24" />
      <Leg a={DEVICE} b={GW1} x={226} there="From 100.92.14.7" back="To 100.92.14.7" kind="data" />
      <Leg a={GW1} b={TARGET} x={502} there="From 10.20.0.2" back="To 10.20.0.2" kind="control" />
      <Spare>
        <Wire
          kind="data"
          points={[anchor(DEVICE, "bottom"), [DEVICE.x + DEVICE.w / 2, SPARE_Y], anchor(GW2, "left")]}
        />
        <Wire points={[anchor(GW2, "right"), [TARGET.x + TARGET.w / 2, SPARE_Y], anchor(TARGET, "bottom")]} />
        <Node {...GW2} />
      </Spare>
      <Node {...DEVICE} />
      <Node {...GW1} />
      <Node {...TARGET} />
      <Note at={[376, 164]} align="middle" lines={["Changes the source"]} />
      <Note at={[195, 222]} align="middle" lines={["If gw-1 is gone"]} />
    </Canvas>
  );
}
