import { BookOpen, CircleCheck, Hourglass, Laptop, Router } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Step } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const state = (x: number): Box => ({ x, y: 12, w: 192, h: 64 });
const LAPTOP: PlacedPart = { ...state(8), icon: Laptop, title: "Anna’s laptop", sub: "At home" };
const WAITING: PlacedPart = {
  ...state(264),
  icon: Hourglass,
  title: "Waiting",
  sub: "Reaches nothing",
  tone: "warn",
};
const APPROVED: PlacedPart = {
  ...state(520),
  icon: CircleCheck,
  title: "Approved",
  sub: "Known to IT",
  tone: "tip",
};
const STATE_Y = 44;

const OFFICE: Box = { x: 264, y: 132, w: 448, h: 116 };
const WIKI: PlacedPart = { x: 280, y: 172, w: 176, h: 60, icon: BookOpen, title: "Wiki", sub: "10.10.4.20" };
const ROUTER: PlacedPart = {
  x: 536,
  y: 172,
  w: 160,
  h: 60,
  icon: Router,
  title: "Router",
  sub: "Routing peer",
  tone: "accent",
};

const GATES = [
  "Sign-in proves the person",
  "Approval confirms the device",
  "The policy opens TCP 443 only",
] as const;

const NARROW: readonly Item[] = [
  LAPTOP,
  wire({ step: 1, label: GATES[0] }),
  WAITING,
  wire({ step: 2, label: GATES[1] }),
  APPROVED,
  wire({ kind: "data", step: 3, label: GATES[2] }),
  zone("Office network", [ROUTER, wire({ kind: "data" }), WIKI]),
];

/** A remote worker's laptop: signed in it waits, approved it reaches the wiki through the office router. */
export default function RemoteWorkerApproval() {
  return (
    <Canvas
      height={256}
      title="Approval of a remote worker's laptop"
      desc="Step 1: Anna signs in on her laptop at home, which proves who she is. The laptop now waits and can reach nothing. Step 2: IT approves it, which confirms the device. Step 3: the policy opens only TCP port 443, and the approved laptop reaches the wiki at 10.10.4.20 through the router in the office network."
      narrow={NARROW}
    >
      <Zone at={OFFICE} label="Office network" />
      <Wire points={[anchor(LAPTOP, "right"), anchor(WAITING, "left")]} />
      <Wire points={[anchor(WAITING, "right"), anchor(APPROVED, "left")]} />
      <Wire kind="data" points={[anchor(APPROVED, "bottom"), anchor(ROUTER, "top")]} />
      <Wire kind="data" points={[anchor(ROUTER, "left"), anchor(WIKI, "right")]} />
      <Node {...LAPTOP} />
      <Node {...WAITING} />
      <Node {...APPROVED} />
      <Node {...ROUTER} />
      <Node {...WIKI} />
      <Step at={[228, STATE_Y]} n={1} />
      <Step at={[484, STATE_Y]} n={2} />
      <Step at={[616, 104]} n={3} />
      {GATES.map((gate, i) => (
        <g key={gate}>
          <Step at={[20, 158 + i * 32]} n={i + 1} />
          <Note at={[42, 162.7 + i * 32]} lines={[gate]} />
        </g>
      ))}
    </Canvas>
  );
}
