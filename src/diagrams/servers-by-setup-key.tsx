import { Database, Laptop, Server, ShieldCheck, Ticket } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";

const WEB: Box = { x: 280, y: 8, w: 184, h: 204 };
const DATABASE: Box = { x: 280, y: 284, w: 184, h: 100 };
const WEB_Y = 110;
const DATABASE_Y = 334;

const WEB_KEY: Box = { x: 8, y: WEB_Y - 28, w: 176, h: 56 };
const DATABASE_KEY: Box = { x: 8, y: DATABASE_Y - 28, w: 176, h: 56 };
const ADMINS: Box = { x: 552, y: 194, w: 160, h: 56 };

const server = (y: number): Box => ({ x: 296, y, w: 152, h: 44 });
const SERVERS = ["web-1", "web-2", "web-3"];

/** One key for each role: it sorts servers into groups, and policies are written for groups. */
export default function ServersBySetupKey() {
  return (
    <Canvas
      height={392}
      title="Servers sorted by setup key"
      desc="Two setup keys. The reusable key web-2026 puts three servers into the group web. The one-off key db-2026 puts one server into the group database. A policy lets web reach database on TCP port 5432. Another lets the admins reach both groups on TCP port 22."
    >
      <Zone at={WEB} label="Web" />
      <Zone at={DATABASE} label="Database" />
      <Wire points={[anchor(WEB_KEY, "right"), anchor(WEB, "left")]} />
      <Wire points={[anchor(DATABASE_KEY, "right"), anchor(DATABASE, "left")]} />
      <Wire kind="data" points={[anchor(WEB, "bottom"), anchor(DATABASE, "top")]} />
      <Wire kind="data" points={[anchor(ADMINS, "top"), [632, WEB_Y], anchor(WEB, "right")]} />
      <Wire kind="data" points={[anchor(ADMINS, "bottom"), [632, DATABASE_Y], anchor(DATABASE, "right")]} />
      <Node at={WEB_KEY} icon={Ticket} title="web-2026" sub="Reusable, 3 uses" />
      <Node at={DATABASE_KEY} icon={Ticket} title="db-2026" sub="One-off key" />
      {SERVERS.map((name, i) => (
        <Node key={name} at={server(48 + i * 52)} icon={Server} title={name} />
      ))}
      <Node at={server(324)} icon={Database} title="db-1" />
      <Node at={ADMINS} icon={Laptop} title="Admins" sub="Their laptops" tone="accent" />
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
