import { Lock, ShieldCheck, ShieldEllipsis } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, wire } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type Part, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const mode = (x: number): Box => ({ x, y: 64, w: 168, h: 64 });
const OFF: PlacedPart = { ...mode(8), icon: Lock, title: "Off", sub: "No Rosenpass" };
const PERMISSIVE: PlacedPart = {
  ...mode(276),
  icon: ShieldEllipsis,
  title: "Permissive",
  sub: "Takes either",
  tone: "accent",
};
const STRICT: PlacedPart = {
  ...mode(544),
  icon: ShieldCheck,
  title: "Strict",
  sub: "Rosenpass only",
  tone: "tip",
};
const BUS_Y = 24;

/** The tunnel between two devices of the same mode. */
const ALIKE = [
  { of: OFF, lines: ["Two of them:", "plain WireGuard"] },
  { of: PERMISSIVE, lines: ["Two of them:", "post-quantum"] },
  { of: STRICT, lines: ["Two of them:", "post-quantum"] },
] as const;

/** A setting in the narrow form, with what two devices of its kind have. */
const withAlike = ({ of, lines }: (typeof ALIKE)[number]): Part => ({ ...of, lines: [lines.join(" ")] });
const off = withAlike(ALIKE[0]);
const permissive = withAlike(ALIKE[1]);
const strict = withAlike(ALIKE[2]);

const NARROW: readonly Item[] = [
  off,
  wire({ heads: "both", tag: "Plain" }),
  permissive,
  lane(off, strict, { kind: "blocked", heads: "none", tag: "No connection", tone: "danger" }),
  wire({ kind: "data", heads: "both", tag: "Post-quantum", tone: "accent" }),
  strict,
];

/** The tunnel that results from the settings of two devices. */
export default function PostQuantumModes() {
  return (
    <Canvas
      height={192}
      title="Which devices connect with which"
      desc="Three settings of a device: off, permissive, strict. Two devices that are off have a plain WireGuard tunnel. Off and permissive also connect with plain WireGuard. Permissive and strict connect with the post-quantum exchange, as do two permissive or two strict devices. Off and strict do not connect."
      narrow={NARROW}
    >
      <Wire heads="both" points={[anchor(OFF, "right"), anchor(PERMISSIVE, "left")]} />
      <Wire kind="data" heads="both" points={[anchor(PERMISSIVE, "right"), anchor(STRICT, "left")]} />
      <Wire
        kind="blocked"
        heads="none"
        cross={false}
        points={[
          anchor(OFF, "top"),
          [center(OFF)[0], BUS_Y],
          [center(STRICT)[0], BUS_Y],
          anchor(STRICT, "top"),
        ]}
      />
      {ALIKE.map(({ of, lines }) => (
        <g key={of.title}>
          <Node {...of} />
          <Note at={[center(of)[0], 156]} align="middle" lines={lines} />
        </g>
      ))}
      <Note at={[226, 86]} align="middle" lines={["Plain"]} />
      <Note at={[494, 86]} align="middle" lines={["Post-quantum"]} />
      <Tag at={[360, BUS_Y]} tone="danger">
        No connection
      </Tag>
    </Canvas>
  );
}
