import { AppWindow, AtSign, Database, RefreshCw } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const cloud = (x: number): Box => ({ x, y: 8, w: 208, h: 272 });
const node = (x: number, y: number): Box => ({ x, y, w: 176, h: 56 });

const CLOUD_A = cloud(8);
const CLOUD_B = cloud(504);
const APP_A: PlacedPart = { ...node(24, 48), icon: AppWindow, title: "app-a", sub: "Uses the name" };
const APP_B: PlacedPart = { ...node(520, 48), icon: AppWindow, title: "app-b", sub: "Uses the name" };
const DB_OLD: PlacedPart = {
  ...node(24, 208),
  icon: Database,
  title: "db-old",
  sub: "100.92.10.5",
  tone: "accent",
};
const DB_NEW: PlacedPart = {
  ...node(520, 208),
  icon: Database,
  title: "db-new",
  sub: "100.92.40.11",
  tone: "accent",
};

const NAME: PlacedPart = {
  x: 256,
  y: 48,
  w: 208,
  h: 56,
  icon: AtSign,
  title: "db.corp.internal",
  sub: "Switched at the end",
};
const SWITCH_Y = 156;

const NARROW: readonly Item[] = [
  zone("Cloud A", [APP_A, DB_OLD]),
  wire({ heads: "start", tag: "Before" }),
  lane(DB_OLD, DB_NEW, { kind: "data", tag: "Replication", tagIcon: RefreshCw, tone: "accent" }, 1),
  NAME,
  lane(APP_A, NAME),
  lane(APP_B, NAME),
  wire({ tag: "After", tone: "tip" }),
  zone("Cloud B", [DB_NEW, APP_B]),
  note("Tunnel, TCP 5432"),
];

/** Both applications use one name; it points to the old database, then to its replica in the other cloud. */
export default function DatabaseBetweenTwoClouds() {
  return (
    <Canvas
      height={288}
      title="A database moves between two clouds"
      desc="Cloud A contains app-a and the database db-old at 100.92.10.5. Cloud B contains app-b and the database db-new at 100.92.40.11. Both applications ask for one name, db.corp.internal. Before the switch, it points to db-old, and after the switch, to db-new. Meanwhile db-old is replicated to db-new through a tunnel on TCP port 5432."
      narrow={NARROW}
    >
      <Zone at={CLOUD_A} label="Cloud A" />
      <Zone at={CLOUD_B} label="Cloud B" />
      <Wire points={[anchor(APP_A, "right"), anchor(NAME, "left")]} />
      <Wire points={[anchor(APP_B, "left"), anchor(NAME, "right")]} />
      <Wire points={[anchor(NAME, "bottom", -24), [336, SWITCH_Y], [112, SWITCH_Y], anchor(DB_OLD, "top")]} />
      <Wire points={[anchor(NAME, "bottom", 24), [384, SWITCH_Y], [608, SWITCH_Y], anchor(DB_NEW, "top")]} />
      <Wire kind="data" points={[anchor(DB_OLD, "right"), anchor(DB_NEW, "left")]} />
      <Node {...APP_A} />
      <Node {...APP_B} />
      <Node {...NAME} />
      <Node {...DB_OLD} />
      <Node {...DB_NEW} />
      <Tag at={[276, SWITCH_Y]}>Before</Tag>
      <Tag at={[444, SWITCH_Y]} tone="tip">
        After
      </Tag>
      <Tag at={[360, 236]} tone="accent" icon={RefreshCw}>
        Replication
      </Tag>
      <Note at={[360, 270]} align="middle" lines={["Tunnel, TCP 5432"]} />
    </Canvas>
  );
}
