import { BrickWall, Laptop, MessagesSquare, Radar, Server, Waypoints } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center, type Point } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, type Part, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Step, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire, type WireKind } from "docusaurus-theme-waymark/drawing/wire";
import styles from "docusaurus-theme-waymark/drawing/kit.module.css";
import palette from "docusaurus-theme-waymark/drawing/palette.module.css";

const WIDTH = 720;
const HOME: Box = { x: 8, y: 8, w: 176, h: 424 };
const OFFICE: Box = { x: 536, y: 8, w: 176, h: 424 };
const LAPTOP: PlacedPart = {
  x: 20,
  y: 212,
  w: 132,
  h: 56,
  icon: Laptop,
  title: "Laptop",
  sub: "10.0.0.5",
  tone: "accent",
};
const SERVER: PlacedPart = {
  x: WIDTH - 20 - 132,
  y: 212,
  w: 132,
  h: 56,
  icon: Server,
  title: "Server",
  sub: "10.8.0.9",
  tone: "accent",
};
const WALL: Box = { x: 164, y: 48, w: 40, h: 368 };

const STUN: PlacedPart = {
  x: 256,
  y: 48,
  w: 208,
  h: 56,
  icon: Radar,
  title: "STUN",
  sub: "Tells a public address",
};
const SIGNAL: PlacedPart = {
  x: 256,
  y: 132,
  w: 208,
  h: 56,
  icon: MessagesSquare,
  title: "Signal",
  sub: "Swaps candidates",
};
const RELAY: PlacedPart = {
  x: 256,
  y: 328,
  w: 208,
  h: 76,
  icon: Waypoints,
  title: "Relay",
  sub: "Usually ready first",
  foot: "Still encrypted",
  tone: "accent",
};
const DIRECT_Y = 240;

const HOME_NAT: Part = { icon: BrickWall, title: "NAT" };
const OFFICE_NAT: Part = { ...HOME_NAT };

const mirror = ([x, y]: Point): Point => [WIDTH - x, y];

interface PairProps {
  readonly start: Point;
  readonly to: Box;
  readonly n: number;
  readonly kind?: WireKind;
}

/** The same wire from either peer to one server, with its number where it leaves the NAT. */
function Pair({ start, to, n, kind = "control" }: PairProps) {
  const y = center(to)[1];
  const points: readonly Point[] = [start, [start[0], y], anchor(to, "left")];
  return (
    <g>
      <Wire kind={kind} heads="both" points={points} />
      <Wire kind={kind} heads="both" points={points.map(mirror)} />
      <Step at={[228, y]} n={n} />
      <Step at={mirror([228, y])} n={n} />
    </g>
  );
}

/** The router that hides a peer: every wire has to pass it. */
function Wall({ x }: { readonly x: number }) {
  const middle = x + WALL.w / 2;
  return (
    <g className={palette.plain}>
      <rect className={styles.box} x={x} y={WALL.y} width={WALL.w} height={WALL.h} rx={10} />
      <Glyph icon={BrickWall} at={[middle, 288]} />
      <Note at={[middle, 316]} align="middle" lines={["NAT"]} strong />
    </g>
  );
}

const NARROW: readonly Item[] = [
  zone("Home network", [LAPTOP, wire({ heads: "none" }), HOME_NAT]),
  branches(
    { from: { heads: "both" }, into: { heads: "both" } },
    { part: STUN, step: 1 },
    { part: SIGNAL, step: 2 },
    { part: RELAY, step: 3, kind: "relayed" },
  ),
  lane(HOME_NAT, OFFICE_NAT, {
    kind: "data",
    heads: "both",
    tag: "Direct path takes over",
    tone: "accent",
    step: 4,
  }),
  zone("Office network", [OFFICE_NAT, wire({ heads: "none" }), SERVER]),
  note("Both sides send UDP at once"),
];

/** Connection of two peers behind NAT: the relay and the search for a direct path start together. */
export default function NatTraversalAndRelay() {
  return (
    <Canvas
      height={440}
      title="NAT traversal and relay"
      desc="A laptop in a home network and a server in an office network, each behind NAT. Step 1: both ask STUN for their public address. Step 2: they exchange address candidates through Signal. Step 3: both connect through the Relay, which forwards their traffic still encrypted and is usually ready first. Step 4: at the same time, both send UDP to each other, and when a direct path works, the traffic moves to it. The Relay stays on standby."
      narrow={NARROW}
    >
      <Zone at={HOME} label="Home network" />
      <Zone at={OFFICE} label="Office network" />
      <Pair start={[52, LAPTOP.y]} to={STUN} n={1} />
      <Pair start={[112, LAPTOP.y]} to={SIGNAL} n={2} />
      <Pair start={[86, LAPTOP.y + LAPTOP.h]} to={RELAY} n={3} kind="relayed" />
      <Wire kind="data" heads="both" points={[anchor(LAPTOP, "right"), anchor(SERVER, "left")]} />
      <Wall x={WALL.x} />
      <Wall x={WIDTH - WALL.x - WALL.w} />
      <Node {...LAPTOP} />
      <Node {...SERVER} />
      <Node {...STUN} />
      <Node {...SIGNAL} />
      <Node {...RELAY} />
      <Tag at={[360, DIRECT_Y]} tone="accent" step={4}>
        Direct path takes over
      </Tag>
      <Note at={[360, DIRECT_Y + 38]} align="middle" lines={["Both sides send UDP at once"]} />
    </Canvas>
  );
}
