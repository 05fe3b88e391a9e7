import { Database, Power, Router, Server, Ticket } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, note, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { TallNode } from "docusaurus-theme-waymark/drawing/parts";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const KEY: PlacedPart = {
  x: 8,
  y: 68,
  w: 112,
  h: 152,
  icon: Ticket,
  title: "Setup key",
  lines: ["Reusable,", "ephemeral"],
};
const WORKERS: Box = { x: 168, y: 8, w: 176, h: 248 };
const CENTER: Box = { x: 392, y: 8, w: 320, h: 248 };
const DATABASE: PlacedPart = {
  x: 592,
  y: 68,
  w: 104,
  h: 152,
  icon: Database,
  title: "orders-db",
  lines: ["10.20.0.15", "TCP 5432"],
};
const MIDDLE = 144;

const worker = (y: number): Box => ({ x: 184, y, w: 144, h: 56 });
const FIRST: PlacedPart = { ...worker(48), icon: Server, title: "worker-1", sub: "Running", tone: "accent" };
const SECOND: PlacedPart = {
  ...worker(116),
  icon: Server,
  title: "worker-2",
  sub: "Running",
  tone: "accent",
};
const STOPPED: PlacedPart = { ...worker(184), icon: Power, title: "worker-3", sub: "Stopped", tone: "warn" };

const router = (y: number): Box => ({ x: 408, y, w: 144, h: 56 });
const ROUTERS = [82, 150].map((y, i): PlacedPart => ({
  ...router(y),
  icon: Router,
  title: `Router ${i + 1}`,
  sub: `dc-router-${i + 1}`,
  tone: "accent",
}));

/** Trunks on which the wires of neighbouring columns meet. */
const JOIN_X = 144;
const TUNNEL_X = 368;
const LAN_X = 572;

interface LinkProps {
  readonly from: Box;
  readonly to: Box;
}

/** A tunnel between a worker and a router, by way of the trunk between both zones. */
function Tunnel({ from, to }: LinkProps) {
  const start = anchor(from, "right");
  const end = anchor(to, "left");
  return <Wire kind="data" points={[start, [TUNNEL_X, start[1]], [TUNNEL_X, end[1]], end]} />;
}

const NARROW: readonly Item[] = [
  KEY,
  zone("Workers", [
    branches({ from: {}, into: { kind: "data" } }, FIRST, SECOND, { part: STOPPED, ends: true }),
    note("A stopped worker is removed", "in about 10 min."),
  ]),
  zone(
    "Data center",
    [branches({ into: { kind: "data" } }, ...ROUTERS), DATABASE, note("The database runs no client.")],
    { closed: true },
  ),
];

/** Instances come and go with one ephemeral key; two routers lead to a database without a client. */
export default function AutoscaledToInternal() {
  return (
    <Canvas
      height={296}
      title="From autoscaled instances to an internal database"
      desc="Three instances of an autoscaling group join with one ephemeral setup key. Two of them run and have tunnels to both routing peers in the data center. If one routing peer fails, the other takes over. The routing peers give access to the database orders-db at 10.20.0.15, TCP port 5432, which runs no client. The third instance is stopped, and its peer is removed about ten minutes later."
      narrow={NARROW}
    >
      <Zone at={WORKERS} label="Workers" />
      <Zone at={CENTER} label="Data center" />
      {[FIRST, SECOND, STOPPED].map((at) => (
        <Wire
          key={at.y}
          points={[
            anchor(KEY, "right"),
            [JOIN_X, MIDDLE],
            [JOIN_X, anchor(at, "left")[1]],
            anchor(at, "left"),
          ]}
        />
      ))}
      {ROUTERS.map((at) => (
        <g key={at.y}>
          <Tunnel from={FIRST} to={at} />
          <Tunnel from={SECOND} to={at} />
          <Wire
            kind="data"
            points={[
              anchor(at, "right"),
              [LAN_X, anchor(at, "right")[1]],
              [LAN_X, MIDDLE],
              anchor(DATABASE, "left"),
            ]}
          />
          <Node {...at} />
        </g>
      ))}
      <TallNode {...KEY} />
      <Node {...FIRST} />
      <Node {...SECOND} />
      <Node {...STOPPED} />
      <TallNode {...DATABASE} />
      <Note at={[344, 284]} align="end" lines={["A stopped worker is removed in about 10 min."]} />
      <Note at={[392, 284]} lines={["The database runs no client."]} />
    </Canvas>
  );
}
