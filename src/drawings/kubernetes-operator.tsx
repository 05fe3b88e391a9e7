import { Bot, Boxes, Cog, Laptop, Router, ShieldCheck } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const CLUSTER: Box = { x: 280, y: 8, w: 432, h: 276 };
const MANAGEMENT: PlacedPart = {
  x: 8,
  y: 52,
  w: 192,
  h: 68,
  icon: ShieldCheck,
  title: "Management API",
  sub: "Keys, networks",
};
const DEVICE: PlacedPart = {
  x: 8,
  y: 200,
  w: 192,
  h: 68,
  icon: Laptop,
  title: "Device",
  sub: "Anywhere",
  tone: "accent",
};
const OPERATOR: PlacedPart = {
  x: 296,
  y: 52,
  w: 184,
  h: 68,
  icon: Bot,
  title: "Operator",
  sub: "Compares, creates",
  tone: "accent",
};
const PODS: PlacedPart = {
  x: 296,
  y: 200,
  w: 184,
  h: 68,
  icon: Router,
  title: "Routing pods",
  sub: "Peers",
  tone: "accent",
};
const API: PlacedPart = {
  x: 512,
  y: 52,
  w: 184,
  h: 68,
  icon: Cog,
  title: "Kubernetes API",
  sub: "Workloads, secret",
};
const SERVICES: PlacedPart = {
  x: 512,
  y: 200,
  w: 184,
  h: 68,
  icon: Boxes,
  title: "Services",
  sub: "ClusterIP",
};
const BUS_Y = 164;

const NARROW: readonly Item[] = [
  DEVICE,
  lane(DEVICE, PODS, { kind: "data", heads: "both", label: "Tunnel" }),
  wire({ heads: "start", label: "Network map" }),
  MANAGEMENT,
  wire({ heads: "start", label: "API token" }),
  zone("Cluster", [OPERATOR, wire(), API, wire({ label: "Starts the pods" }), PODS, wire(), SERVICES]),
];

/** Above, what the operator writes; below, the traffic, which does not pass it. */
export default function KubernetesOperator() {
  return (
    <Canvas
      height={292}
      title="An operator in a cluster"
      desc="In the cluster, the operator writes workloads and a secret through the Kubernetes API, and with an access token it calls the management API for keys and networks. The Kubernetes API starts the routing pods. The management server tells the device which network there is. Traffic flows between the device and the routing pods through a tunnel, and from there to the services. It does not pass through the operator."
      narrow={NARROW}
    >
      <Zone at={CLUSTER} label="Cluster" />
      <Wire points={[anchor(OPERATOR, "left"), anchor(MANAGEMENT, "right")]} />
      <Wire points={[anchor(OPERATOR, "right"), anchor(API, "left")]} />
      <Wire points={[anchor(API, "bottom"), [604, BUS_Y], [388, BUS_Y], anchor(PODS, "top")]} />
      <Wire points={[anchor(MANAGEMENT, "bottom"), anchor(DEVICE, "top")]} />
      <Wire kind="data" heads="both" points={[anchor(DEVICE, "right"), anchor(PODS, "left")]} />
      <Wire points={[anchor(PODS, "right"), anchor(SERVICES, "left")]} />
      <Node {...MANAGEMENT} />
      <Node {...OPERATOR} />
      <Node {...API} />
      <Node {...DEVICE} />
      <Node {...PODS} />
      <Node {...SERVICES} />
      <Note at={[240, 76]} align="middle" lines={["API token"]} />
      <Note at={[240, 224]} align="middle" lines={["Tunnel"]} />
      <Note at={[116, 165]} lines={["Network map"]} />
      <Note at={[496, BUS_Y - 10]} align="middle" lines={["Starts the pods"]} />
    </Canvas>
  );
}
