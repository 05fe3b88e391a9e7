import { Archive, ChartLine, Diff, History, Radio, ShieldAlert, Split, Webhook } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center, type Point } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const ACCOUNT: Box = { x: 8, y: 110, w: 424, h: 124 };
const EVENTS: PlacedPart = {
  x: 24,
  y: 154,
  w: 188,
  h: 64,
  icon: History,
  title: "Activity",
  sub: "Who changed what",
  tone: "accent",
};
const STREAM: PlacedPart = {
  x: 248,
  y: 154,
  w: 168,
  h: 64,
  icon: Radio,
  title: "Event stream",
  sub: "Only sends",
  tone: "accent",
};
const DESTINATIONS: Box = { x: 488, y: 8, w: 224, h: 336 };
const COMPARE: PlacedPart = {
  x: 252,
  y: 360,
  w: 208,
  h: 64,
  icon: Diff,
  title: "Comparison",
  sub: "Finds missing events",
  tone: "tip",
};

const FORK = 460;
const BEND = 24;
const row = (i: number): Box => ({ x: 504, y: 44 + i * 58, w: 192, h: 52 });

const TARGETS = [
  { icon: ChartLine, title: "Datadog", sub: "Alerts" },
  { icon: Archive, title: "Amazon S3", sub: "Long archive" },
  { icon: Split, title: "Amazon Firehose", sub: "Several systems" },
  { icon: ShieldAlert, title: "SentinelOne", sub: "Data Lake" },
  { icon: Webhook, title: "Generic HTTP", sub: "Anything else" },
] as const;

/** The middle wire is the trunk; the others leave it where they bend, so that no two lie on each other. */
function branch(i: number): readonly Point[] {
  const end = anchor(row(i), "left");
  const [, y] = end;
  const [trunk, trunkY] = anchor(STREAM, "right");
  if (y === trunkY) return [[trunk, y], end];
  const outer = i === 0 || i === TARGETS.length - 1;
  const turn: Point = [FORK, y];
  if (!outer) return [[FORK, y + Math.sign(trunkY - y) * BEND], turn, end];
  return [[FORK - BEND, trunkY], [FORK, trunkY], turn, end];
}

const NARROW: readonly Item[] = [
  zone("Account", [EVENTS, wire({ kind: "data" }), STREAM], { tinted: true }),
  wire({ kind: "data" }),
  zone("Choose a destination", TARGETS, { closed: true }),
  lane(EVENTS, COMPARE, { label: "IDs from the API" }),
  wire({ label: "IDs received" }),
  COMPARE,
];

/** Activity events, sent on to a destination, and the comparison that finds gaps. */
export default function ActivityEventStreaming() {
  const [eventsX] = center(EVENTS);
  const [destinationX] = center(DESTINATIONS);
  const [, compareY] = center(COMPARE);
  return (
    <Canvas
      height={432}
      title="Activity event streaming"
      desc="In the account, activity events record who changed what. The event stream only sends: it passes the events on to one destination: Datadog, Amazon S3, Amazon Firehose, SentinelOne Data Lake, or generic HTTP. The events also stay in the account. A comparison takes all identifiers from the API and the received ones from the destination, and finds missing events."
      narrow={NARROW}
    >
      <Zone at={ACCOUNT} label="Account" tinted />
      <Zone at={DESTINATIONS} label="Choose a destination" />
      <Wire kind="data" points={[anchor(EVENTS, "right"), anchor(STREAM, "left")]} />
      <Wire points={[anchor(EVENTS, "bottom"), [eventsX, compareY], anchor(COMPARE, "left")]} />
      <Wire points={[anchor(DESTINATIONS, "bottom"), [destinationX, compareY], anchor(COMPARE, "right")]} />
      <Node {...EVENTS} />
      <Node {...STREAM} />
      <Node {...COMPARE} />
      {TARGETS.map((target, i) => (
        <g key={target.title}>
          <Wire kind="data" points={branch(i)} />
          <Node {...row(i)} {...target} />
        </g>
      ))}
      <Note at={[184, compareY - 12]} align="middle" lines={["IDs from the API"]} />
      <Note at={[532, compareY - 12]} align="middle" lines={["IDs received"]} />
    </Canvas>
  );
}
