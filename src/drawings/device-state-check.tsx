import { CircleCheck, Laptop, ScanSearch, ShieldCheck, ShieldX } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, note, wire } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const DEVICE: PlacedPart = {
  x: 8,
  y: 112,
  w: 176,
  h: 64,
  icon: Laptop,
  title: "Device",
  sub: "In a chosen group",
};
const TOOL: PlacedPart = {
  x: 264,
  y: 8,
  w: 184,
  h: 64,
  icon: ScanSearch,
  title: "Endpoint tool",
  sub: "MDM or EDR",
};
const MANAGEMENT: PlacedPart = {
  x: 264,
  y: 112,
  w: 184,
  h: 64,
  icon: ShieldCheck,
  title: "Management",
  sub: "Reads its API",
  tone: "accent",
};
const IN: PlacedPart = {
  x: 528,
  y: 8,
  w: 184,
  h: 64,
  icon: CircleCheck,
  title: "Compliant",
  sub: "As policies allow",
  tone: "tip",
};
const OUT: PlacedPart = {
  x: 528,
  y: 216,
  w: 184,
  h: 64,
  icon: ShieldX,
  title: "Non-Compliant",
  sub: "Reaches nobody",
  tone: "danger",
};
const FORK = 488;

const NARROW: readonly Item[] = [
  DEVICE,
  wire({ label: "Agent reports" }),
  TOOL,
  wire({ label: "State of the device" }),
  MANAGEMENT,
  branches({ from: {} }, IN, { part: OUT, kind: "blocked" }),
  lane(OUT, IN, { spare: true }),
  note("An administrator", "may let it bypass."),
  note("Other groups are not checked."),
];

/** The endpoint tool judges the device; the management server acts on what it says. */
export default function DeviceStateCheck() {
  const [, y] = center(MANAGEMENT);
  return (
    <Canvas
      height={288}
      title="Access based on a device's state"
      desc="The agent on a device in a chosen group reports to the endpoint tool, MDM or EDR. The management server reads the device's state from the tool's API. A compliant device can reach what policies allow. A non-compliant one stays connected to the management server but can reach no one. An administrator can let a single device bypass the check. Devices in other groups are not checked."
      narrow={NARROW}
    >
      <Wire points={[anchor(DEVICE, "top"), [96, 40], anchor(TOOL, "left")]} />
      <Wire points={[anchor(TOOL, "bottom"), anchor(MANAGEMENT, "top")]} />
      <Wire points={[anchor(MANAGEMENT, "right"), [FORK, y], [FORK, 40], anchor(IN, "left")]} />
      <Wire
        kind="blocked"
        cross={false}
        points={[anchor(MANAGEMENT, "right"), [FORK, y], [FORK, 248], anchor(OUT, "left")]}
      />
      <Spare>
        <Wire points={[anchor(OUT, "top"), anchor(IN, "bottom")]} />
      </Spare>
      {[DEVICE, TOOL, MANAGEMENT, IN, OUT].map((at) => (
        <Node key={at.title} {...at} />
      ))}
      <Note at={[180, 30]} align="middle" lines={["Agent reports"]} />
      <Note at={[346, 97]} align="end" lines={["State of the device"]} />
      <Note at={[608, 134]} align="end" lines={["An administrator", "may let it bypass."]} />
      <Note at={[8, 202]} lines={["Other groups are not checked."]} />
    </Canvas>
  );
}
