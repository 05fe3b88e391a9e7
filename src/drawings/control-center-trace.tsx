import { Check, Database, Laptop, Router, ShieldCheck, Target, Users, X } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, wire } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const link = (column: number, y: number): Box => ({ x: 8 + column * 260, y, w: 184, h: 88 });
/** A link of the chain that is whole. */
const HOLDS = { tone: "accent", footIcon: Check, footTone: "tip" } as const;
const PEER: PlacedPart = {
  ...link(0, 8),
  ...HOLDS,
  icon: Laptop,
  title: "anna-laptop",
  sub: "Peer",
  foot: "Approved",
};
const SOURCE: PlacedPart = {
  ...link(1, 8),
  ...HOLDS,
  icon: Users,
  title: "Developers",
  sub: "Source group",
  foot: "Holds the peer",
};
const POLICY: PlacedPart = {
  ...link(2, 8),
  ...HOLDS,
  icon: ShieldCheck,
  title: "TCP 5432",
  sub: "Policy",
  foot: "Posture check",
};
const DESTINATION: PlacedPart = {
  ...link(0, 160),
  ...HOLDS,
  icon: Target,
  title: "Databases",
  sub: "Destination",
  foot: "Holds hq-db",
};
const ROUTER: PlacedPart = {
  ...link(1, 160),
  icon: Router,
  title: "hq-router-1",
  sub: "Routing peer",
  foot: "Not connected",
  footIcon: X,
  tone: "danger",
};
const RESOURCE: PlacedPart = {
  ...link(2, 160),
  icon: Database,
  title: "hq-db",
  sub: "192.168.10.20",
  foot: "Not reached",
  footIcon: X,
};
const TURN_Y = 128;

const WHOLE = [PEER, SOURCE, POLICY, DESTINATION];

const NARROW: readonly Item[] = [
  PEER,
  wire({ kind: "data" }),
  SOURCE,
  wire({ kind: "data" }),
  POLICY,
  wire({ kind: "data" }),
  DESTINATION,
  wire({ kind: "blocked", heads: "none" }),
  ROUTER,
  wire({ spare: true }),
  RESOURCE,
];

/** One access as a chain of links, broken at the routing peer. */
export default function ControlCenterTrace() {
  return (
    <Canvas
      height={256}
      title="Tracing one connection"
      desc="A chain from left to right, in two rows. First row: the peer anna-laptop is approved; the source group Developers contains it; the policy for TCP 5432 accepts, and the posture check passes. Second row: the destination group Databases contains hq-db; the next link, to the routing peer hq-router-1, is broken, because hq-router-1 is not connected. So the last link, to the database hq-db, is out of reach."
      narrow={NARROW}
    >
      <Wire kind="data" points={[anchor(PEER, "right"), anchor(SOURCE, "left")]} />
      <Wire kind="data" points={[anchor(SOURCE, "right"), anchor(POLICY, "left")]} />
      <Wire
        kind="data"
        points={[anchor(POLICY, "bottom"), [620, TURN_Y], [100, TURN_Y], anchor(DESTINATION, "top")]}
      />
      <Wire kind="blocked" heads="none" points={[anchor(DESTINATION, "right"), anchor(ROUTER, "left")]} />
      <Spare>
        <Wire points={[anchor(ROUTER, "right"), anchor(RESOURCE, "left")]} />
      </Spare>
      {WHOLE.map((node) => (
        <Node key={node.title} {...node} />
      ))}
      <Node {...ROUTER} />
      <Node {...RESOURCE} />
    </Canvas>
  );
}
