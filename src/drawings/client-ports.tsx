import { Laptop, MessagesSquare, MonitorSmartphone, Radar, ShieldCheck, Waypoints } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { branches, type Item } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const CLIENT: PlacedPart = {
  x: 8,
  y: 8,
  w: 160,
  h: 332,
  icon: Laptop,
  title: "Client",
  lines: ["Opens them all itself:", "no inbound rule"],
  tone: "accent",
};

const row = (i: number): Box => ({ x: 456, y: 8 + i * 69, w: 256, h: 56 });
const TARGETS: readonly { readonly to: PlacedPart; readonly port: string; readonly isTunnel?: boolean }[] = [
  { to: { ...row(0), icon: ShieldCheck, title: "Management", sub: "Needed" }, port: "TCP 443" },
  {
    to: { ...row(1), icon: MessagesSquare, title: "Signal", sub: "Needed for new tunnels" },
    port: "TCP 443",
  },
  {
    to: { ...row(2), icon: Waypoints, title: "Relay", sub: "Where no direct path exists" },
    port: "TCP 443 or UDP 443",
  },
  { to: { ...row(3), icon: Radar, title: "STUN", sub: "Finds direct paths" }, port: "UDP 3478" },
  {
    to: { ...row(4), icon: MonitorSmartphone, title: "Other peers", sub: "Direct tunnels", tone: "accent" },
    port: "UDP, any port",
    isTunnel: true,
  },
];

const NARROW: readonly Item[] = [
  CLIENT,
  branches(
    { from: {} },
    ...TARGETS.map(
      ({ to, port, isTunnel }) => ({ part: to, label: port, kind: isTunnel ? "data" : "control" }) as const,
    ),
  ),
];

/** Servers that a client connects to, with their ports; no incoming connection is needed. */
export default function ClientPorts() {
  return (
    <Canvas
      height={348}
      title="Ports of a client"
      desc="A client opens all its connections itself and needs no inbound rule. It connects to management on TCP port 443, which is needed; to signal on TCP 443, needed for new tunnels; to the relay on TCP 443 or UDP 443, used where no direct path exists; to STUN on UDP 3478, which finds direct paths; and to other peers on any UDP port for direct tunnels."
      narrow={NARROW}
    >
      {TARGETS.map(({ to, port, isTunnel }) => {
        const [, y] = center(to);
        return (
          <g key={to.title}>
            <Wire
              kind={isTunnel ? "data" : "control"}
              points={[[CLIENT.x + CLIENT.w, y], anchor(to, "left")]}
            />
            <Note at={[312, y - 10]} align="middle" lines={[port]} />
            <Node {...to} />
          </g>
        );
      })}
      <Column {...CLIENT} />
    </Canvas>
  );
}
