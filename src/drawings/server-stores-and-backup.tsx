import {
  Archive,
  Database,
  FileClock,
  FileKey,
  FileUser,
  type LucideIcon,
  Server,
  ServerCog,
  Waypoints,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const FOLDER: Box = { x: 8, y: 8, w: 216, h: 216 };
const SETTINGS: PlacedPart = {
  x: 8,
  y: 244,
  w: 216,
  h: 64,
  icon: FileKey,
  title: "Settings",
  sub: "Encryption key",
  tone: "accent",
};
const POSTGRES: PlacedPart = {
  x: 8,
  y: 328,
  w: 216,
  h: 64,
  icon: Database,
  title: "Postgres",
  sub: "Instead of store.db",
};
const BACKUP: PlacedPart = {
  x: 320,
  y: 8,
  w: 144,
  h: 384,
  icon: Archive,
  title: "Backup",
  lines: ["Data and key", "together"],
  tone: "accent",
};
const SAME: PlacedPart = { x: 536, y: 108, w: 176, h: 56, icon: Server, title: "Same machine" };
const NEW: PlacedPart = { x: 536, y: 236, w: 176, h: 56, icon: ServerCog, title: "New machine" };

const FILES: readonly { readonly icon: LucideIcon; readonly title: string; readonly sub: string }[] = [
  { icon: Waypoints, title: "store.db", sub: "Peers, policies" },
  { icon: FileClock, title: "events.db", sub: "Audit events" },
  { icon: FileUser, title: "idp.db", sub: "Sign-in" },
];

/** From `x` of one column straight to the next. */
function Straight({ from, to, label }: { readonly from: Box; readonly to: Box; readonly label: string }) {
  const outward = to === BACKUP;
  const y = (outward ? from : to).y + (outward ? from : to).h / 2;
  return (
    <g>
      <Wire
        points={[
          [from.x + from.w, y],
          [to.x, y],
        ]}
      />
      <Note at={[(from.x + from.w + to.x) / 2, y - 10]} align="middle" lines={[label]} />
    </g>
  );
}

const NARROW: readonly Item[] = [
  zone("Data folder", FILES, { closed: true }),
  wire({ label: "Copies" }),
  branches({ into: {} }, { part: SETTINGS, label: "Copy" }, { part: POSTGRES, label: "Dump", spare: true }),
  BACKUP,
  branches({ from: {} }, { part: SAME, label: "Restore" }, { part: NEW, label: "Restore" }),
];

/** Data that a backup needs, and the places where it can be restored. */
export default function ServerStoresAndBackup() {
  return (
    <Canvas
      height={400}
      title="What a backup contains"
      desc="Two things go into a backup: copies of the database files store.db, events.db, and idp.db from the data folder, and the settings with the encryption key. The server is restored from the backup on the same machine or a new one. A dashed line shows an alternative: with Postgres in place of store.db, a database dump goes into the backup."
      narrow={NARROW}
    >
      <Zone at={FOLDER} label="Data folder" />
      {FILES.map(({ icon, title, sub }, i) => (
        <Node {...{ x: 24, y: 48 + i * 56, w: 184, h: 48 }} key={title} icon={icon} title={title} sub={sub} />
      ))}
      <Straight from={FOLDER} to={BACKUP} label="Copies" />
      <Straight from={SETTINGS} to={BACKUP} label="Copy" />
      <Spare>
        <Straight from={POSTGRES} to={BACKUP} label="Dump" />
        <Node {...POSTGRES} />
      </Spare>
      <Straight from={BACKUP} to={SAME} label="Restore" />
      <Straight from={BACKUP} to={NEW} label="Restore" />
      <Node {...SETTINGS} />
      <Column {...BACKUP} />
      <Node {...SAME} />
      <Node {...NEW} />
    </Canvas>
  );
}
