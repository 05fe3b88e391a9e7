import { Database, Laptop, Server, ShieldCheck, Ticket } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const WEB: Box = { x: 280, y: 8, w: 184, h: 204 };
const DATABASE: Box = { x: 280, y: 284, w: 184, h: 100 };
const WEB_Y = 110;
const DATABASE_Y = 334;

const WEB_KEY: PlacedPart = {
  x: 8,
  y: WEB_Y - 28,
  w: 176,
  h: 56,
  icon: Ticket,
  title: "web-2026",
  sub: "Reusable, 3 uses",
};
const DATABASE_KEY: PlacedPart = {
  x: 8,
  y: DATABASE_Y - 28,
  w: 176,
  h: 56,
  icon: Ticket,
  title: "db-2026",
  sub: "One-off key",
};
const ADMINS: PlacedPart = {
  x: 552,
  y: 194,
  w: 160,
  h: 56,
  icon: Laptop,
  title: "Admins",
  sub: "Their laptops",
  tone: "accent",
};

const server = (y: number): Box => ({ x: 296, y, w: 152, h: 44 });
const SERVERS = ["web-1", "web-2", "web-3"].map((title, i): PlacedPart => ({
  ...server(48 + i * 52),
  icon: Server,
  title,
}));
const DB_1: PlacedPart = { ...server(324), icon: Database, title: "db-1" };

const NARROW: readonly Item[] = [
  WEB_KEY,
  wire({ label: "gives group" }),
  zone("Web", SERVERS, { closed: true }),
  wire({ kind: "data", tag: "TCP 5432", tagIcon: ShieldCheck, tone: "accent" }),
  zone("Database", [DB_1], { closed: true }),
  wire({ heads: "start", label: "gives group" }),
  DATABASE_KEY,
  ...[DB_1, ...SERVERS.slice(1, 2)].map((target) => lane(ADMINS, target, { kind: "data" })),
  lane(ADMINS, DB_1, { kind: "data", tag: "TCP 22", tagIcon: ShieldCheck, tone: "accent" }),
  ADMINS,
];

/** One key for each role: it sorts servers into groups, and policies are written for groups. */
export default function ServersBySetupKey() {
  return (
    <Canvas
      height={392}
      title="Servers sorted by setup key"
      desc="Two setup keys. The reusable key web-2026 puts three servers into the group web. The one-off key db-2026 puts one server into the group database. A policy lets web reach database on TCP port 5432. Another policy lets the admins reach both groups on TCP port 22."
      narrow={NARROW}
    >
      <Zone at={WEB} label="Web" />
      <Zone at={DATABASE} label="Database" />
      <Wire points={[anchor(WEB_KEY, "right"), anchor(WEB, "left")]} />
      <Wire points={[anchor(DATABASE_KEY, "right"), anchor(DATABASE, "left")]} />
      <Wire kind="data" points={[anchor(WEB, "bottom"), anchor(DATABASE, "top")]} />
      <Wire kind="data" points={[anchor(ADMINS, "top"), [632, WEB_Y], anchor(WEB, "right")]} />
      <Wire kind="data" points={[anchor(ADMINS, "bottom"), [632, DATABASE_Y], anchor(DATABASE, "right")]} />
      <Node {...WEB_KEY} />
      <Node {...DATABASE_KEY} />
      {[...SERVERS, DB_1].map((at) => (
        <Node key={at.title} {...at} />
      ))}
      <Node {...ADMINS} />
      <Note at={[230, WEB_Y - 10]} align="middle" lines={["gives group"]} />
      <Note at={[230, DATABASE_Y - 10]} align="middle" lines={["gives group"]} />
      <Tag at={[372, 248]} tone="accent" icon={ShieldCheck}>
        TCP 5432
      </Tag>
      <Tag at={[552, WEB_Y]} tone="accent" icon={ShieldCheck}>
        TCP 22
      </Tag>
      <Tag at={[552, DATABASE_Y]} tone="accent" icon={ShieldCheck}>
        TCP 22
      </Tag>
    </Canvas>
  );
}
