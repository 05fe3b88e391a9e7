import { Globe, Gpu, Laptop, ShieldCheck, ShipWheel } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, type Point } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const WIDTH = 720;
const CLUSTER: Box = { x: 8, y: 8, w: 704, h: 352 };
const CLOUD_A: Box = { x: 256, y: 24, w: 208, h: 216 };
const CLOUD_B: Box = { x: 24, y: 232, w: 184, h: 112 };
const OFFICE: Box = { x: 512, y: 232, w: 184, h: 112 };

const CONTROL: PlacedPart = {
  x: 272,
  y: 64,
  w: 176,
  h: 56,
  icon: ShipWheel,
  title: "control-1",
  sub: "100.92.60.1",
};
const GPU_1: PlacedPart = {
  x: 272,
  y: 168,
  w: 176,
  h: 56,
  icon: Gpu,
  title: "gpu-1",
  sub: "100.92.60.11",
  tone: "accent",
};
const GPU_2: PlacedPart = {
  x: 40,
  y: 272,
  w: 152,
  h: 56,
  icon: Gpu,
  title: "gpu-2",
  sub: "100.92.60.12",
  tone: "accent",
};
const GPU_3: PlacedPart = {
  x: 528,
  y: 272,
  w: 152,
  h: 56,
  icon: Gpu,
  title: "gpu-3",
  sub: "100.92.60.13",
  tone: "accent",
};

const TEAM: PlacedPart = {
  x: 24,
  y: 428,
  w: 184,
  h: 56,
  icon: Laptop,
  title: "ml-team",
  sub: "Uses the model",
};
const INTERNET: PlacedPart = {
  x: 512,
  y: 428,
  w: 184,
  h: 56,
  icon: Globe,
  title: "Internet",
  sub: "Reaches nothing",
};
const DOOR_Y = CLUSTER.y + CLUSTER.h;

const mirror = ([x, y]: Point): Point => [WIDTH - x, y];

interface PairProps {
  readonly from: Box;
  /** The x coordinate at which both wires turn down. */
  readonly x: number;
}

/** Tunnels from a node in the middle to the nodes at both other places. */
function Pair({ from, x }: PairProps) {
  const start = anchor(from, "left");
  const points: readonly Point[] = [start, [x, start[1]], [x, GPU_2.y]];
  return (
    <g>
      <Wire kind="data" heads="both" points={points} />
      <Wire kind="data" heads="both" points={points.map(mirror)} />
    </g>
  );
}

const NARROW: readonly Item[] = [
  TEAM,
  wire({ kind: "data", tag: "TCP 8000", tagIcon: ShieldCheck, tone: "accent" }),
  zone(
    "One Kubernetes cluster",
    [
      zone("Cloud A", [CONTROL, GPU_1]),
      zone("Cloud B", [GPU_2]),
      zone("Office", [GPU_3]),
      ...[GPU_1, GPU_2, GPU_3].map((node) => lane(CONTROL, node, { kind: "data", heads: "both" })),
      note("Direct tunnels"),
    ],
    { tinted: true, closed: true },
  ),
  wire({ kind: "blocked", heads: "none" }),
  INTERNET,
];

/** Four nodes at three places in one cluster: a tunnel between every two of them, and one door for the team. */
export default function DistributedAiCluster() {
  return (
    <Canvas
      height={492}
      title="One cluster in three places"
      desc="One Kubernetes cluster of four nodes: control-1 and gpu-1 in cloud A, gpu-2 in cloud B, gpu-3 in an office. Every node has a direct tunnel to every other. The group ml-team can reach the model on TCP port 8000. The internet can reach nothing."
      narrow={NARROW}
    >
      <Zone at={CLUSTER} label="One Kubernetes cluster" tinted />
      <Zone at={CLOUD_A} label="Cloud A" />
      <Zone at={CLOUD_B} label="Cloud B" />
      <Zone at={OFFICE} label="Office" labelAt={[622, 258]} />
      <Wire kind="data" heads="both" points={[anchor(CONTROL, "bottom"), anchor(GPU_1, "top")]} />
      <Pair from={CONTROL} x={132} />
      <Pair from={GPU_1} x={168} />
      <Wire kind="data" heads="both" points={[anchor(GPU_2, "right"), anchor(GPU_3, "left")]} />
      <Wire kind="data" points={[anchor(TEAM, "top"), [116, DOOR_Y]]} />
      <Wire kind="blocked" heads="none" points={[anchor(INTERNET, "top"), [604, DOOR_Y]]} />
      <Node {...CONTROL} />
      <Node {...GPU_1} />
      <Node {...GPU_2} />
      <Node {...GPU_3} />
      <Node {...TEAM} />
      <Node {...INTERNET} />
      <Tag at={[360, 300]} tone="accent">
        Direct tunnels
      </Tag>
      <Tag at={[116, 394]} tone="accent" icon={ShieldCheck}>
        TCP 8000
      </Tag>
    </Canvas>
  );
}
