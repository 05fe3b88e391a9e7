import {
  ArrowLeftRight,
  ArrowRight,
  Database,
  FlaskConical,
  Laptop,
  type LucideIcon,
  ShieldCheck,
  X,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, note, pair, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const group = (x: number, y: number): Box => ({ x, y, w: 208, h: 160 });
const DEVELOPERS = group(8, 8);
const DATABASES = group(504, 8);
const CONTRACTORS = group(8, 244);
const STAGING = group(504, 244);

const policy = (y: number): Box => ({ x: 268, y, w: 184, h: 84 });
const ONE_WAY: PlacedPart = {
  ...policy(46),
  icon: ShieldCheck,
  title: "TCP 5432",
  sub: "Policy",
  foot: "One way",
  footIcon: ArrowRight,
  tone: "accent",
};
const BOTH_WAYS: PlacedPart = {
  ...policy(282),
  icon: ShieldCheck,
  title: "All protocols",
  sub: "Policy",
  foot: "Both ways",
  footIcon: ArrowLeftRight,
  tone: "accent",
};
const DENIED_Y = 206;

interface GroupProps {
  readonly at: Box;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly peers: readonly [string, string];
}

const GROUPS: Readonly<Record<"developers" | "databases" | "contractors" | "staging", GroupProps>> = {
  developers: { at: DEVELOPERS, label: "Developers", icon: Laptop, peers: ["anna-laptop", "ben-laptop"] },
  databases: { at: DATABASES, label: "Databases", icon: Database, peers: ["db-1", "db-2"] },
  contractors: { at: CONTRACTORS, label: "Contractors", icon: Laptop, peers: ["carl-laptop", "dora-laptop"] },
  staging: { at: STAGING, label: "Staging", icon: FlaskConical, peers: ["stage-1", "stage-2"] },
};

/** A group in the narrow form. */
function groupZone({ label, icon, peers: [first, second] }: GroupProps): Item {
  return zone(label, [pair({ icon, title: first }, { icon, title: second })], { closed: true });
}

/** A group as a zone with two of its peers. */
function Group({ at, label, icon, peers }: GroupProps) {
  return (
    <g>
      <Zone at={at} label={label} />
      {peers.map((name, i) => (
        <Node
          {...{ x: at.x + 16, y: at.y + 40 + i * 56, w: 176, h: 48 }}
          key={name}
          icon={icon}
          title={name}
        />
      ))}
    </g>
  );
}

const NARROW: readonly Item[] = [
  groupZone(GROUPS.developers),
  wire({ kind: "data", heads: "none" }),
  ONE_WAY,
  wire({ kind: "data" }),
  groupZone(GROUPS.databases),
  wire({ kind: "blocked", heads: "start", tag: "No policy, no access", tagIcon: X, tone: "danger" }),
  groupZone(GROUPS.contractors),
  wire({ kind: "data", heads: "start" }),
  BOTH_WAYS,
  wire({ kind: "data" }),
  groupZone(GROUPS.staging),
  note("What no policy accepts is dropped."),
];

/** Groups are the ends of a policy; what no policy accepts does not flow. */
export default function GroupsAndPolicies() {
  return (
    <Canvas
      height={444}
      title="Groups and policies"
      desc="Four groups of peers. A policy lets Developers reach Databases on TCP port 5432, one way. A second policy lets Contractors and Staging reach each other with every protocol, both ways. Contractors and Databases have no policy between them, so that traffic is denied."
      narrow={NARROW}
    >
      <Wire kind="data" heads="none" points={[anchor(DEVELOPERS, "right"), anchor(ONE_WAY, "left")]} />
      <Wire kind="data" points={[anchor(ONE_WAY, "right"), anchor(DATABASES, "left")]} />
      <Wire kind="data" heads="start" points={[anchor(CONTRACTORS, "right"), anchor(BOTH_WAYS, "left")]} />
      <Wire kind="data" points={[anchor(BOTH_WAYS, "right"), anchor(STAGING, "left")]} />
      <Wire
        kind="blocked"
        cross={false}
        points={[anchor(CONTRACTORS, "top"), [112, DENIED_Y], [608, DENIED_Y], anchor(DATABASES, "bottom")]}
      />
      <Tag at={[360, DENIED_Y]} tone="danger" icon={X}>
        No policy, no access
      </Tag>
      {Object.values(GROUPS).map((group) => (
        <Group key={group.label} {...group} />
      ))}
      <Node {...ONE_WAY} />
      <Node {...BOTH_WAYS} />
      <Note at={[360, 434]} align="middle" lines={["What no policy accepts is dropped."]} />
    </Canvas>
  );
}
