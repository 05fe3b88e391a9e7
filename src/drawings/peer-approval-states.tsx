import { Check, CircleCheck, Hourglass, Laptop, Trash2, X } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, loop, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const NEW: PlacedPart = { x: 8, y: 66, w: 160, h: 56, icon: Laptop, title: "New device", sub: "Registers" };
const KNOWN: Box = { x: 208, y: 8, w: 504, h: 148 };
const WAITING: PlacedPart = {
  x: 224,
  y: 52,
  w: 196,
  h: 84,
  icon: Hourglass,
  title: "Waiting",
  sub: "Marked in the list",
  foot: "Reaches nobody",
  footIcon: X,
  tone: "warn",
};
const APPROVED: PlacedPart = {
  x: 500,
  y: 52,
  w: 196,
  h: 84,
  icon: CircleCheck,
  title: "Approved",
  sub: "In the list",
  foot: "As policies allow",
  footIcon: Check,
  tone: "tip",
};
const DELETED: PlacedPart = {
  x: 360,
  y: 228,
  w: 200,
  h: 56,
  icon: Trash2,
  title: "Deleted",
  sub: "Gone from the list",
  tone: "danger",
};
const DELETE_Y = 192;

const NARROW: readonly Item[] = [
  NEW,
  wire(),
  zone("Known to Management", [WAITING, loop("Approve", "Withdraw"), APPROVED], { closed: true }),
  wire({ tag: "Delete" }),
  DELETED,
  lane(DELETED, NEW, { label: "Has to register again" }),
];

/** The states of a peer under approval: waiting and approved go both ways, deleting ends either. */
export default function PeerApprovalStates() {
  return (
    <Canvas
      height={292}
      title="States of a peer with approval"
      desc="A new device registers and is waiting: Management knows it, it is marked in the list, and it can reach no one. An administrator approves it, and it can reach what policies allow. Withdrawing the approval makes it wait again. It can be deleted in either state, and then the device must register again."
      narrow={NARROW}
    >
      <Zone at={KNOWN} label="Known to Management" />
      <Wire points={[anchor(NEW, "right"), anchor(WAITING, "left")]} />
      <Wire points={[anchor(WAITING, "right", -8), anchor(APPROVED, "left", -8)]} />
      <Wire points={[anchor(APPROVED, "left", 8), anchor(WAITING, "right", 8)]} />
      <Wire points={[anchor(KNOWN, "bottom"), anchor(DELETED, "top")]} />
      <Wire points={[anchor(DELETED, "left"), [88, 256], anchor(NEW, "bottom")]} />
      <Node {...NEW} />
      <Node {...WAITING} />
      <Node {...APPROVED} />
      <Node {...DELETED} />
      <Note at={[460, 77]} align="middle" lines={["Approve"]} />
      <Note at={[460, 121]} align="middle" lines={["Withdraw"]} />
      <Tag at={[460, DELETE_Y]}>Delete</Tag>
      <Note at={[224, 246]} align="middle" lines={["Has to register again"]} />
    </Canvas>
  );
}
