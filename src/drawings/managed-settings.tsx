import {
  LockKeyhole,
  MonitorCog,
  Package,
  SlidersHorizontal,
  TabletSmartphone,
  UserCheck,
  UserRound,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Step, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const TOOL: PlacedPart = {
  x: 8,
  y: 48,
  w: 160,
  h: 152,
  icon: TabletSmartphone,
  title: "Device manager",
  lines: ["Intune, Jamf Pro,", "Kandji"],
};
const PERSON: PlacedPart = {
  x: 8,
  y: 232,
  w: 160,
  h: 60,
  icon: UserRound,
  title: "Person",
  sub: "At the device",
};
const DEVICE: Box = { x: 472, y: 8, w: 240, h: 300 };

const middle = (y: number): Box => ({ x: 232, y, w: 176, h: 60 });
const KEYS: PlacedPart = {
  ...middle(48),
  icon: SlidersHorizontal,
  title: "Managed keys",
  sub: "Your settings",
};
const PACKAGE: PlacedPart = { ...middle(140), icon: Package, title: "Package", sub: "The client" };

const inside = (y: number): Box => ({ x: 488, y, w: 208, h: 60 });
const SETTINGS: PlacedPart = {
  ...inside(48),
  icon: LockKeyhole,
  title: "Settings",
  sub: "Locked for users",
  tone: "accent",
};
const CLIENT: PlacedPart = {
  ...inside(140),
  icon: MonitorCog,
  title: "Client",
  sub: "Reads the settings",
  tone: "accent",
};
const SIGNED_IN: PlacedPart = {
  ...inside(232),
  icon: UserCheck,
  title: "Connected",
  sub: "As that person’s peer",
  tone: "tip",
};

const NARROW: readonly Item[] = [
  TOOL,
  branches({ from: {} }, { part: KEYS, step: 1 }, { part: PACKAGE, step: 2 }),
  zone("Device", [SETTINGS, wire(), CLIENT, wire(), SIGNED_IN]),
  lane(KEYS, SETTINGS),
  lane(PACKAGE, CLIENT, {}, 1),
  wire({ heads: "start", tag: "Signs in once", step: 3 }),
  PERSON,
];

/** Settings that the management tool puts on a device, and the one step left to the person. */
export default function ManagedSettings() {
  return (
    <Canvas
      height={316}
      title="Deployment with device management"
      desc="A device management tool such as Intune, Jamf Pro, or Kandji delivers two things: first, the managed keys, which become locked settings on the device, and second, the package, which installs the client. The client reads the locked settings. Third, the person signs in once, and the device belongs to that person."
      narrow={NARROW}
    >
      <Zone at={DEVICE} label="Device" />
      {[KEYS, PACKAGE].map((at, i) => {
        const y = at.y + at.h / 2;
        return (
          <g key={y}>
            <Wire heads="none" points={[[TOOL.x + TOOL.w, y], anchor(at, "left")]} />
            <Step at={[200, y]} n={i + 1} />
          </g>
        );
      })}
      <Wire points={[anchor(KEYS, "right"), anchor(SETTINGS, "left")]} />
      <Wire points={[anchor(PACKAGE, "right"), anchor(CLIENT, "left")]} />
      <Wire points={[anchor(PERSON, "right"), anchor(SIGNED_IN, "left")]} />
      <Wire points={[anchor(SETTINGS, "bottom"), anchor(CLIENT, "top")]} />
      <Wire points={[anchor(CLIENT, "bottom"), anchor(SIGNED_IN, "top")]} />
      <Column {...TOOL} />
      <Node {...PERSON} />
      <Node {...KEYS} />
      <Node {...PACKAGE} />
      <Node {...SETTINGS} />
      <Node {...CLIENT} />
      <Node {...SIGNED_IN} />
      <Tag at={[320, 262]} step={3}>
        Signs in once
      </Tag>
    </Canvas>
  );
}
