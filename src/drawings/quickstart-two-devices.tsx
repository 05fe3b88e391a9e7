import { CircleCheck, Laptop, Server, ShieldCheck } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, wire } from "docusaurus-theme-waymark/drawing/flow";
import { anchor } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const MANAGEMENT: PlacedPart = {
  x: 252,
  y: 12,
  w: 216,
  h: 56,
  icon: ShieldCheck,
  title: "Management",
  sub: "Hands out the map",
};
const LAPTOP: PlacedPart = {
  x: 8,
  y: 152,
  w: 224,
  h: 88,
  icon: Laptop,
  title: "Laptop",
  sub: "100.92.14.7",
  foot: "Status: Connected",
  footIcon: CircleCheck,
  tone: "accent",
  footTone: "tip",
};
const SERVER: PlacedPart = {
  x: 488,
  y: 152,
  w: 224,
  h: 88,
  icon: Server,
  title: "Server",
  sub: "100.92.201.38",
  foot: "Status: Connected",
  footIcon: CircleCheck,
  tone: "accent",
  footTone: "tip",
};
const TOP = MANAGEMENT.y + MANAGEMENT.h / 2;
const ENTRY_Y = 108;

const NARROW: readonly Item[] = [
  LAPTOP,
  wire({ heads: "both", tag: "Single sign-on", step: 1 }),
  MANAGEMENT,
  wire({ heads: "both", tag: "Setup key", step: 2 }),
  lane(LAPTOP, SERVER, { kind: "data", heads: "both", tag: "Direct tunnel", tone: "accent", step: 3 }),
  SERVER,
];

/** The first two devices: a laptop joins by login, a server by key, a direct tunnel links them. */
export default function QuickstartTwoDevices() {
  return (
    <Canvas
      height={252}
      title="Your first two devices"
      desc="Step 1: the laptop joins through Management with single sign-on. Step 2: the server joins with a setup key. Step 3: both open a direct tunnel to each other, and both report the status Connected."
      narrow={NARROW}
    >
      <Wire heads="both" points={[anchor(LAPTOP, "top"), [120, TOP], anchor(MANAGEMENT, "left")]} />
      <Wire heads="both" points={[anchor(SERVER, "top"), [600, TOP], anchor(MANAGEMENT, "right")]} />
      <Wire kind="data" heads="both" points={[anchor(LAPTOP, "right"), anchor(SERVER, "left")]} />
      <Node {...MANAGEMENT} />
      <Node {...LAPTOP} />
      <Node {...SERVER} />
      <Tag at={[120, ENTRY_Y]} step={1}>
        Single sign-on
      </Tag>
      <Tag at={[600, ENTRY_Y]} step={2}>
        Setup key
      </Tag>
      <Tag at={[360, 196]} tone="accent" step={3}>
        Direct tunnel
      </Tag>
    </Canvas>
  );
}
