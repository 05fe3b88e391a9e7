import { BookOpen, Code, Database, Printer, Router, Users } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { branches, type Item, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const SITE: Box = { x: 288, y: 8, w: 424, h: 288 };
const DEVELOPERS: PlacedPart = {
  x: 8,
  y: 48,
  w: 144,
  h: 56,
  icon: Code,
  title: "developers",
  sub: "Their laptops",
  tone: "accent",
};
const STAFF: PlacedPart = {
  x: 8,
  y: 136,
  w: 144,
  h: 144,
  icon: Users,
  title: "staff",
  sub: "Their laptops",
  tone: "accent",
};
const ROUTERS: PlacedPart = {
  x: 304,
  y: 48,
  w: 168,
  h: 232,
  icon: Router,
  title: "Routing peers",
  lines: ["hq-router-1", "hq-router-2", "One of them may fail"],
  tone: "accent",
};

const resource = (y: number): Box => ({ x: 520, y, w: 176, h: 56 });
const DATABASE: PlacedPart = { ...resource(48), icon: Database, title: "hq-db", sub: "192.168.10.20" };
const WIKI: PlacedPart = { ...resource(136), icon: BookOpen, title: "hq-wiki", sub: "192.168.10.30" };
const PRINTERS: PlacedPart = {
  ...resource(224),
  icon: Printer,
  title: "hq-printer-lan",
  sub: "192.168.20.0/24",
};

const POLICIES = [
  { from: DEVELOPERS, to: DATABASE, ports: "TCP 5432" },
  { from: STAFF, to: WIKI, ports: "TCP 443" },
  { from: STAFF, to: PRINTERS, ports: "TCP 631, 9100" },
] as const;

const NARROW: readonly Item[] = [
  branches({ into: { kind: "data" } }, DEVELOPERS, STAFF),
  zone("Network hq", [
    ROUTERS,
    branches(
      { from: { kind: "data" } },
      ...POLICIES.map(({ from, to, ports }) => ({ part: to, label: `${from.title}: ${ports}` })),
    ),
  ]),
];

/** One network with three resources; each group reaches only its own. */
export default function SeveralResources() {
  return (
    <Canvas
      height={304}
      title="Several resources in one network"
      desc="Two groups of laptops send traffic through two routing peers in the network hq, hq-router-1 and hq-router-2, one of which may fail. Three policies decide: developers can reach the database hq-db, 192.168.10.20, on TCP port 5432. Staff can reach the wiki hq-wiki, 192.168.10.30, on TCP port 443, and the printers in hq-printer-lan, 192.168.20.0/24, on TCP ports 631 and 9100."
      narrow={NARROW}
    >
      <Zone at={SITE} label="Network hq" />
      {POLICIES.map(({ from, to, ports }) => {
        const y = center(to)[1];
        return (
          <g key={ports}>
            <Wire
              kind="data"
              heads="none"
              points={[
                [from.x + from.w, y],
                [ROUTERS.x, y],
              ]}
            />
            <Wire kind="data" points={[[ROUTERS.x + ROUTERS.w, y], anchor(to, "left")]} />
            <Node {...to} />
            <Tag at={[220, y]} tone="accent">
              {ports}
            </Tag>
          </g>
        );
      })}
      <Node {...DEVELOPERS} />
      <Node {...STAFF} />
      <Column {...ROUTERS} />
    </Canvas>
  );
}
