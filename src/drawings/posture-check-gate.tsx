import { AppWindow, Ban, Cog, Laptop, MapPin, MonitorCog, Network, Server, ShieldCheck } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, facts, type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const DEVICE: PlacedPart = {
  x: 8,
  y: 126,
  w: 128,
  h: 64,
  icon: Laptop,
  title: "Laptop",
  sub: "Source",
  tone: "accent",
};
const GATE: Box = { x: 180, y: 64, w: 176, h: 188 };
const POLICY: PlacedPart = {
  x: 444,
  y: 80,
  w: 124,
  h: 64,
  icon: ShieldCheck,
  title: "Policy",
  sub: "Counts",
  tone: "tip",
};
const SERVER: PlacedPart = {
  x: 592,
  y: 80,
  w: 120,
  h: 64,
  icon: Server,
  title: "Server",
  sub: "Open",
  tone: "tip",
};
const STOPPED: PlacedPart = {
  x: 444,
  y: 172,
  w: 268,
  h: 64,
  icon: Ban,
  title: "Stopped",
  sub: "The policy does not count",
  tone: "danger",
};
const BYPASS_Y = 24;

const CHECKS = [
  { icon: MonitorCog, label: "Client version" },
  { icon: Cog, label: "Operating system" },
  { icon: MapPin, label: "Location" },
  { icon: Network, label: "Network" },
  { icon: AppWindow, label: "Process" },
] as const;

const NARROW: readonly Item[] = [
  DEVICE,
  lane(DEVICE, SERVER, {
    kind: "data",
    spare: true,
    tag: "Another policy without checks",
    tone: "warn",
  }),
  wire({ kind: "data" }),
  zone("Posture checks", [facts(...CHECKS.map((check) => ({ ...check, tone: "accent" as const })))], {
    tinted: true,
    closed: true,
  }),
  branches(
    { from: { kind: "blocked" }, through: { kind: "data", label: "All pass" } },
    { part: STOPPED, label: "One fails" },
  ),
  POLICY,
  wire({ kind: "data" }),
  SERVER,
];

/** Posture checks guard one policy; another policy without them is a way around. */
export default function PostureCheckGate() {
  return (
    <Canvas
      height={260}
      title="A policy's posture checks"
      desc="A laptop comes to a gate of posture checks: client version, operating system, location, network, and process. If all pass, the policy applies and the laptop reaches the server. If one fails, the policy does not apply to this device, which is stopped. A dashed line goes around the gate from the laptop to the server: another policy without checks still lets the device through."
      narrow={NARROW}
    >
      <Zone at={GATE} label="Posture checks" tinted />
      <Spare>
        <Wire
          kind="data"
          points={[anchor(DEVICE, "top"), [72, BYPASS_Y], [652, BYPASS_Y], anchor(SERVER, "top")]}
        />
      </Spare>
      <Wire kind="data" points={[anchor(DEVICE, "right"), anchor(GATE, "left")]} />
      <Wire kind="data" points={[[356, 112], anchor(POLICY, "left")]} />
      <Wire kind="data" points={[anchor(POLICY, "right"), anchor(SERVER, "left")]} />
      <Wire kind="blocked" cross={false} points={[[356, 204], anchor(STOPPED, "left")]} />
      {CHECKS.map(({ icon, label }, i) => (
        <g key={label}>
          <Glyph icon={icon} at={[205, 116 + i * 28]} tone="accent" />
          <Note at={[226, 121 + i * 28]} lines={[label]} />
        </g>
      ))}
      <Node {...DEVICE} />
      <Node {...POLICY} />
      <Node {...SERVER} />
      <Node {...STOPPED} />
      <Tag at={[362, BYPASS_Y]} tone="warn">
        Another policy without checks
      </Tag>
      <Note at={[400, 102]} align="middle" lines={["All pass"]} />
      <Note at={[400, 194]} align="middle" lines={["One fails"]} />
    </Canvas>
  );
}
