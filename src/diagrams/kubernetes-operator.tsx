import { Bot, Boxes, Cog, Laptop, Router, ShieldCheck } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note } from "./kit/marks";
import { Wire } from "./kit/wire";

const CLUSTER: Box = { x: 280, y: 8, w: 432, h: 276 };
const MANAGEMENT: Box = { x: 8, y: 52, w: 192, h: 68 };
const DEVICE: Box = { x: 8, y: 200, w: 192, h: 68 };
const OPERATOR: Box = { x: 296, y: 52, w: 184, h: 68 };
const PODS: Box = { x: 296, y: 200, w: 184, h: 68 };
const API: Box = { x: 512, y: 52, w: 184, h: 68 };
const SERVICES: Box = { x: 512, y: 200, w: 184, h: 68 };
const BUS_Y = 164;

/** Above, what the operator writes; below, the traffic, which does not pass it. */
export default function KubernetesOperator() {
  return (
    <Canvas
      height={292}
      title="An operator in a cluster"
      desc="In the cluster, the operator writes workloads and a secret through the Kubernetes API, and with an access token it calls the management API for keys and networks. The Kubernetes API starts the routing pods. The management server tells the device which network there is. Traffic flows between the device and the routing pods through a tunnel, and from there to the services; it does not pass the operator."
    >
      <Zone at={CLUSTER} label="Cluster" />
      <Wire points={[anchor(OPERATOR, "left"), anchor(MANAGEMENT, "right")]} />
      <Wire points={[anchor(OPERATOR, "right"), anchor(API, "left")]} />
      <Wire points={[anchor(API, "bottom"), [604, BUS_Y], [388, BUS_Y], anchor(PODS, "top")]} />
      <Wire points={[anchor(MANAGEMENT, "bottom"), anchor(DEVICE, "top")]} />
      <Wire kind="data" heads="both" points={[anchor(DEVICE, "right"), anchor(PODS, "left")]} />
      <Wire points={[anchor(PODS, "right"), anchor(SERVICES, "left")]} />
      <Node at={MANAGEMENT} icon={ShieldCheck} title="Management API" sub="Keys, networks" />
      <Node at={OPERATOR} icon={Bot} title="Operator" sub="Compares, creates" tone="accent" />
      <Node at={API} icon={Cog} title="Kubernetes API" sub="Workloads, secret" />
      <Node at={DEVICE} icon={Laptop} title="Device" sub="Anywhere" tone="accent" />
      <Node at={PODS} icon={Router} title="Routing pods" sub="Peers" tone="accent" />
      <Node at={SERVICES} icon={Boxes} title="Services" sub="ClusterIP" />
      <Note at={[240, 76]} align="middle" lines={["API token"]} />
      <Note at={[240, 224]} align="middle" lines={["Tunnel"]} />
      <Note at={[116, 165]} lines={["Network map"]} />
      <Note at={[496, BUS_Y - 10]} align="middle" lines={["Starts the pods"]} />
    </Canvas>
  );
}
