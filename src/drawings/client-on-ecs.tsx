import { AppWindow, Database, Laptop, LockKeyhole, MonitorCog, Router, Server } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { gap, type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const LEFT = 24;
const RIGHT = 408;

const region = (x: number): Box => ({ x: x - 16, y: 136, w: 320, h: 216 });
const row = (x: number, y: number): Box => ({ x, y, w: 288, h: 56 });

const LAPTOP: PlacedPart = {
  ...row(LEFT, 8),
  icon: Laptop,
  title: "Laptop",
  sub: "Of a developer",
  tone: "accent",
};
const ROUTER: PlacedPart = {
  ...row(LEFT, 176),
  icon: Router,
  title: "Router",
  sub: "Task on an EC2 instance",
  tone: "accent",
};
const DATABASE: PlacedPart = {
  ...row(LEFT, 280),
  icon: Database,
  title: "orders-db",
  sub: "Without a client",
};
const PEER: PlacedPart = {
  ...row(RIGHT, 8),
  icon: Server,
  title: "Peer",
  sub: "Anywhere else",
  tone: "accent",
};
const CLIENT: PlacedPart = {
  ...row(RIGHT, 176),
  icon: MonitorCog,
  title: "Client",
  sub: "Second container",
  tone: "accent",
};
const APP: PlacedPart = { ...row(RIGHT, 280), icon: AppWindow, title: "App", sub: "Your container" };

const TUNNEL_Y = 100;
const HOP_Y = 261;

const NARROW: readonly Item[] = [
  LAPTOP,
  wire({ kind: "data", tag: "Tunnel, way in", tagIcon: LockKeyhole, tone: "accent" }),
  zone("EC2 in a VPC", [ROUTER, wire({ kind: "data", label: "TCP 5432" }), DATABASE]),
  gap,
  PEER,
  wire({ kind: "data", heads: "start", tag: "Tunnel, way out", tagIcon: LockKeyhole, tone: "accent" }),
  zone("Fargate task", [CLIENT, wire({ kind: "data", heads: "start", label: "SOCKS5, port 1080" }), APP]),
];

/** Two halves: on EC2 a router leads into the VPC, on Fargate a second container leads out of the task. */
export default function ClientOnEcs() {
  return (
    <Canvas
      height={360}
      title="The client on Amazon ECS"
      desc="Left, the way in: a developer's laptop has a tunnel to a routing peer that runs as a task on an EC2 instance, and the routing peer gives access to a database in the VPC on TCP port 5432. Right, the way out: in a Fargate task, the app talks to the client in a second container through a SOCKS5 proxy on localhost port 1080, and the client has a tunnel to a peer elsewhere."
      narrow={NARROW}
    >
      <Zone at={region(LEFT)} label="EC2 in a VPC" />
      <Zone at={region(RIGHT)} label="Fargate task" />
      <Wire kind="data" points={[anchor(LAPTOP, "bottom"), anchor(ROUTER, "top")]} />
      <Wire kind="data" points={[anchor(ROUTER, "bottom"), anchor(DATABASE, "top")]} />
      <Wire kind="data" points={[anchor(APP, "top"), anchor(CLIENT, "bottom")]} />
      <Wire kind="data" points={[anchor(CLIENT, "top"), anchor(PEER, "bottom")]} />
      {[LAPTOP, ROUTER, DATABASE, PEER, CLIENT, APP].map((part) => (
        <Node key={part.title} {...part} />
      ))}
      <Tag at={[168, TUNNEL_Y]} tone="accent" icon={LockKeyhole}>
        Tunnel, way in
      </Tag>
      <Tag at={[552, TUNNEL_Y]} tone="accent" icon={LockKeyhole}>
        Tunnel, way out
      </Tag>
      <Note at={[182, HOP_Y]} lines={["TCP 5432"]} />
      <Note at={[566, HOP_Y]} lines={["SOCKS5, port 1080"]} />
    </Canvas>
  );
}
