import { AtSign, Box as Pod, Database, Laptop, Users, Webhook } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { TallNode } from "docusaurus-theme-waymark/drawing/parts";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const LAPTOP: PlacedPart = {
  x: 8,
  y: 48,
  w: 144,
  h: 164,
  icon: Laptop,
  title: "Laptop",
  lines: ["Uses the names", "of the cluster"],
  tone: "accent",
};
const CLUSTER: Box = { x: 216, y: 8, w: 496, h: 328 };
const PODS: Box = { x: 232, y: 48, w: 200, h: 164 };
const NAMES: PlacedPart = {
  x: 232,
  y: 264,
  w: 200,
  h: 56,
  icon: AtSign,
  title: "Cluster DNS",
  sub: "Answers the pods",
};

const pod = (y: number): Box => ({ x: 248, y, w: 168, h: 48 });
const ROUTERS = [88, 148].map((y): PlacedPart => ({
  ...pod(y),
  icon: Pod,
  title: "shop-router",
  tone: "accent",
}));
const service = (y: number): Box => ({ x: 496, y, w: 200, h: 76 });
const API: PlacedPart = {
  ...service(48),
  icon: Webhook,
  title: "orders-api",
  sub: "TCP 8080",
  foot: "developers",
  footIcon: Users,
  footTone: "accent",
};
const DATABASE: PlacedPart = {
  ...service(136),
  icon: Database,
  title: "orders-db",
  sub: "TCP 5432",
  foot: "database-admins",
  footIcon: Users,
  footTone: "accent",
};
const FORK: readonly [number, number] = [464, 130];

const NARROW: readonly Item[] = [
  LAPTOP,
  wire({ kind: "data", label: "Tunnel" }),
  zone("Cluster", [
    zone("Routing pods", ROUTERS, { tinted: true, closed: true }),
    branches({ from: { kind: "data" } }, API, DATABASE, { part: NAMES, kind: "control", heads: "both" }),
    note("The laptop never asks it:", "the pods resolve the names."),
  ]),
];

/** Two routing pods lead from a laptop to two services; the cluster resolves its own names. */
export default function RoutingPeersInKubernetes() {
  return (
    <Canvas
      height={344}
      title="Routing peers in a Kubernetes cluster"
      desc="A team member's laptop has tunnels to two routing pods in the cluster. If one pod fails, the other takes over. The pods give access to two services: orders-api on TCP port 8080 for developers, and orders-db on TCP port 5432 for database-admins. The pods ask the cluster's own DNS for the services' names. The laptop never asks that DNS."
      narrow={NARROW}
    >
      <Zone at={CLUSTER} label="Cluster" />
      <Zone at={PODS} label="Routing pods" tinted />
      <Wire kind="data" points={[anchor(LAPTOP, "right"), anchor(PODS, "left")]} />
      {[API, DATABASE].map((at) => (
        <Wire
          key={at.y}
          kind="data"
          points={[anchor(PODS, "right"), FORK, [FORK[0], anchor(at, "left")[1]], anchor(at, "left")]}
        />
      ))}
      <Wire heads="both" points={[anchor(PODS, "bottom"), anchor(NAMES, "top")]} />
      <TallNode {...LAPTOP} />
      {ROUTERS.map((at) => (
        <Node key={at.y} {...at} />
      ))}
      <Node {...NAMES} />
      <Node {...API} />
      <Node {...DATABASE} />
      <Note at={[184, 120]} align="middle" lines={["Tunnel"]} />
      <Note at={[448, 287]} lines={["The laptop never asks it:", "the pods resolve the names."]} />
    </Canvas>
  );
}
