import { ArrowLeftRight, History, Laptop, Radio, Search, UserCog } from "lucide-react";

import { Canvas } from "./kit/canvas";
import { branches, gap, type Item, lane, wire } from "./kit/flow";
import { anchor, type Box, centre } from "./kit/geometry";
import { Node, type PlacedPart } from "./kit/kit";
import { Wire } from "./kit/wire";

const place = (column: number, y: number): Box => ({ x: 8 + column * 256, y, w: 192, h: 84 });
const CHANGES: PlacedPart = { ...place(0, 8), icon: UserCog, title: "People, API", sub: "Sign in, change" };
const PEERS: PlacedPart = { ...place(0, 124), icon: Laptop, title: "Peers", sub: "Open connections" };
const AUDIT: PlacedPart = {
  ...place(1, 8),
  icon: History,
  title: "Audit events",
  sub: "Who changed what",
  foot: "On every server",
  tone: "accent",
};
const TRAFFIC: PlacedPart = {
  ...place(1, 124),
  icon: ArrowLeftRight,
  title: "Traffic events",
  sub: "Who talked to whom",
  foot: "Up to 10 min later",
  tone: "accent",
};
const READ: PlacedPart = { ...place(2, 8), icon: Search, title: "Web app, API", sub: "Search, export" };
const STREAM: PlacedPart = {
  ...place(2, 124),
  icon: Radio,
  title: "Event streaming",
  sub: "To your own store",
};
const TRUNK = 488;

const NARROW: readonly Item[] = [
  CHANGES,
  wire(),
  AUDIT,
  lane(AUDIT, READ),
  lane(AUDIT, STREAM),
  gap,
  PEERS,
  wire(),
  TRAFFIC,
  branches({ from: {} }, READ, STREAM),
];

/** Two kinds of events, where they come from and where they can be read. */
export default function AuditAndTrafficEvents() {
  return (
    <Canvas
      height={216}
      title="Audit events and traffic events"
      desc="People and the API sign in and change things; this makes audit events, which say who changed what, on every server. Peers open connections; this makes traffic events, which say who talked to whom, up to ten minutes later. Both kinds are searched and exported in the web app and by the API, and both can be sent on to your own store by event streaming."
      narrow={NARROW}
    >
      <Wire points={[anchor(CHANGES, "right"), anchor(AUDIT, "left")]} />
      <Wire points={[anchor(PEERS, "right"), anchor(TRAFFIC, "left")]} />
      {[AUDIT, TRAFFIC].flatMap((from) =>
        [READ, STREAM].map((to) => {
          const [y1, y2] = [centre(from)[1], centre(to)[1]];
          const points =
            y1 === y2
              ? [anchor(from, "right"), anchor(to, "left")]
              : [anchor(from, "right"), [TRUNK, y1] as const, [TRUNK, y2] as const, anchor(to, "left")];
          return <Wire key={`${y1} ${y2}`} points={points} />;
        }),
      )}
      {[CHANGES, PEERS, AUDIT, TRAFFIC, READ, STREAM].map((at) => (
        <Node key={at.title} {...at} />
      ))}
    </Canvas>
  );
}
