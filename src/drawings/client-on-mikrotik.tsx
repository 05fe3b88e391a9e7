import { Cable, Cctv, Container, MonitorSmartphone, ShieldCheck, Users } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const TEAM: PlacedPart = {
  x: 8,
  y: 88,
  w: 160,
  h: 56,
  icon: Users,
  title: "Team",
  sub: "Their laptops",
  tone: "accent",
};
const BRANCH: Box = { x: 232, y: 8, w: 480, h: 288 };
const ROUTER: Box = { x: 248, y: 48, w: 448, h: 112 };

const device = (x: number, y: number): Box => ({ x, y, w: 192, h: 56 });
const CONTAINER: PlacedPart = {
  ...device(264, 88),
  icon: Container,
  title: "Container",
  sub: "Client, 172.17.0.2",
  tone: "accent",
};
const BRIDGE: PlacedPart = { ...device(488, 88), icon: Cable, title: "Bridge", sub: "172.17.0.1" };
const OTHERS: PlacedPart = {
  ...device(264, 224),
  icon: MonitorSmartphone,
  title: "Other devices",
  sub: "Not reached",
};
const RECORDER: PlacedPart = { ...device(488, 224), icon: Cctv, title: "Recorder", sub: "192.168.88.10" };

const NARROW: readonly Item[] = [
  TEAM,
  wire({ kind: "data", label: "Tunnel" }),
  zone("Branch 192.168.88.0/24", [
    zone("Router", [CONTAINER, wire({ kind: "data" }), BRIDGE], { tinted: true }),
    wire({ kind: "data", tag: "TCP 443", tagIcon: ShieldCheck, tone: "accent" }),
    RECORDER,
    note("The recorder sees the", "router’s own address."),
    OTHERS,
  ]),
];

/** A container on the router of a branch leads the team to one device of the branch. */
export default function ClientOnMikrotik() {
  return (
    <Canvas
      height={304}
      title="The client on a MikroTik router"
      desc="The security team has a tunnel to the client, which runs in a container at 172.17.0.2 on the router of a branch. Its traffic goes over its own bridge at 172.17.0.1 into the branch network, masqueraded as the router, and reaches the recorder at 192.168.88.10, TCP port 443. Other devices at the branch have no resource and cannot be reached."
      narrow={NARROW}
    >
      <Zone at={BRANCH} label="Branch 192.168.88.0/24" />
      <Zone at={ROUTER} label="Router" tinted />
      <Wire kind="data" points={[anchor(TEAM, "right"), anchor(CONTAINER, "left")]} />
      <Wire kind="data" points={[anchor(CONTAINER, "right"), anchor(BRIDGE, "left")]} />
      <Wire kind="data" points={[anchor(BRIDGE, "bottom"), anchor(RECORDER, "top")]} />
      <Node {...TEAM} />
      <Node {...CONTAINER} />
      <Node {...BRIDGE} />
      <Node {...OTHERS} />
      <Node {...RECORDER} />
      <Note at={[8, 247]} lines={["The recorder sees the", "router’s own address."]} />
      <Note at={[200, 106]} align="middle" lines={["Tunnel"]} />
      <Tag at={[584, 192]} tone="accent" icon={ShieldCheck}>
        TCP 443
      </Tag>
    </Canvas>
  );
}
