import { ListChecks, ShieldCheck, TriangleAlert, UserCheck, Users, UsersRound } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const RULES: Box = { x: 8, y: 8, w: 232, h: 284 };

const rule = (y: number): Box => ({ x: 24, y, w: 200, h: 64 });
const LIMITED: PlacedPart = {
  ...rule(48),
  icon: UserCheck,
  title: "Limited Access",
  sub: "for contractors",
  tone: "tip",
};
const WIDE: PlacedPart = {
  ...rule(132),
  icon: Users,
  title: "TCP 22 or ALL",
  sub: "and ssh_enabled",
  tone: "warn",
};
const FULL: PlacedPart = {
  ...rule(216),
  icon: UsersRound,
  title: "Full Access",
  sub: "no accounts listed",
  tone: "warn",
};

const LIST: PlacedPart = {
  x: 276,
  y: 132,
  w: 160,
  h: 64,
  icon: ListChecks,
  title: "Login list",
  sub: "of web-1",
  tone: "accent",
};
const TURN = 258;

const result = (y: number): Box => ({ x: 484, y, w: 164, h: 64 });
const NARROW_ACCESS: PlacedPart = {
  ...result(48),
  icon: ShieldCheck,
  title: "Contractors",
  sub: "one account",
  tone: "tip",
};
const OPEN: PlacedPart = {
  ...result(216),
  icon: TriangleAlert,
  title: "Every user",
  sub: "any account",
  tone: "danger",
};

const NARROW: readonly Item[] = [
  zone("Rules for web-1", [branches({ into: {} }, LIMITED, WIDE, FULL)]),
  LIST,
  branches(
    { from: { kind: "data" } },
    { part: NARROW_ACCESS, label: "Limited rules only" },
    { part: OPEN, label: "One wide rule is enough" },
  ),
];

/** SSH rules of one machine are added together: one wide rule undoes the limits of another. */
export default function SshRulesAddUp() {
  return (
    <Canvas
      height={300}
      width={656}
      title="SSH rules for one machine add up"
      desc="Three kinds of rules have the machine web-1 as their destination: an SSH rule with limited access, which lets the group contractors use the account contractor; a rule for TCP 22 or for all protocols while ssh_enabled is on; and an SSH rule with full access. All of them feed one login list on web-1. With only limited rules, contractors can log in as contractor. One of the two wide rules is enough to let every user in the account log in as any local account."
      narrow={NARROW}
    >
      <Zone at={RULES} label="Rules for web-1" />
      <Wire
        points={[
          anchor(LIMITED, "right"),
          [TURN, LIMITED.y + 32],
          [TURN, LIST.y + 18],
          anchor(LIST, "left", -14),
        ]}
      />
      <Wire points={[anchor(WIDE, "right"), anchor(LIST, "left")]} />
      <Wire
        points={[anchor(FULL, "right"), [TURN, FULL.y + 32], [TURN, LIST.y + 46], anchor(LIST, "left", 14)]}
      />
      <Wire
        kind="data"
        points={[anchor(LIST, "top"), [LIST.x + 80, NARROW_ACCESS.y + 32], anchor(NARROW_ACCESS, "left")]}
      />
      <Wire kind="data" points={[anchor(LIST, "bottom"), [LIST.x + 80, OPEN.y + 32], anchor(OPEN, "left")]} />
      <Note at={[416, 50]} align="middle" lines={["Limited", "rules only"]} />
      <Note at={[416, 270]} align="middle" lines={["One wide", "rule is enough"]} />
      <Node {...LIMITED} />
      <Node {...WIDE} />
      <Node {...FULL} />
      <Node {...LIST} />
      <Node {...NARROW_ACCESS} />
      <Node {...OPEN} />
    </Canvas>
  );
}
