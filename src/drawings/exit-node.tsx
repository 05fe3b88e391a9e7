import { Globe, Laptop, LogOut, Printer, Server, ShieldCheck } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, note, wire } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const DEVICE: PlacedPart = {
  x: 8,
  y: 8,
  w: 132,
  h: 276,
  icon: Laptop,
  title: "Laptop",
  lines: ["In travelers"],
  tone: "accent",
};
const PEER: PlacedPart = {
  x: 264,
  y: 8,
  w: 184,
  h: 64,
  icon: Server,
  title: "Another peer",
  sub: "As before",
};
const EXIT: PlacedPart = {
  x: 264,
  y: 104,
  w: 184,
  h: 84,
  icon: LogOut,
  title: "exit-fra",
  sub: "Exit node",
  foot: "203.0.113.20",
  tone: "accent",
};
const LAN: PlacedPart = {
  x: 264,
  y: 220,
  w: 184,
  h: 64,
  icon: Printer,
  title: "Own subnet",
  sub: "Printers, drives",
};
const INTERNET: PlacedPart = {
  x: 552,
  y: 104,
  w: 160,
  h: 84,
  icon: Globe,
  title: "Internet",
  sub: "Sees exit-fra",
};

const WAYS = [
  { to: PEER, kind: "data", label: "Tunnel" },
  { to: EXIT, kind: "data", label: "Tunnel" },
  { to: LAN, kind: "control", label: "Local" },
] as const;

const NARROW: readonly Item[] = [
  DEVICE,
  branches(
    { from: { kind: "data" } },
    { part: PEER, label: ["Tunnel", "Straight to the peer, in a tunnel of its own"] },
    { part: LAN, kind: "control", label: ["Local", "Does not pass the exit node"] },
    { part: EXIT, label: ["Tunnel", "0.0.0.0/0"] },
  ),
  wire({ label: "Masquerade" }),
  INTERNET,
  note("IPv6: the same way, or blocked"),
];

/** Three kinds of traffic of one device; only that for the internet takes the exit node. */
export default function ExitNode() {
  return (
    <Canvas
      height={292}
      title="Traffic with an exit node"
      desc="A laptop sends traffic three ways. Internet traffic, the route 0.0.0.0/0, goes through a tunnel to the exit node exit-fra, which replaces the source address with its own, 203.0.113.20, and passes the traffic on. The internet sees the exit node. IPv6 traffic goes the same way if both have IPv6 in the overlay, and is blocked otherwise. Traffic to another peer goes straight through a tunnel to that peer, as before. Traffic to the laptop's own subnet, such as a printer, stays local and never enters a tunnel."
      narrow={NARROW}
    >
      {WAYS.map(({ to, kind, label }) => {
        const y = center(to)[1];
        return (
          <g key={y}>
            <Wire kind={kind} points={[[DEVICE.x + DEVICE.w, y], anchor(to, "left")]} />
            {kind === "data" ? (
              <Tag at={[202, y]} tone="accent" icon={ShieldCheck}>
                {label}
              </Tag>
            ) : (
              <Tag at={[202, y]}>{label}</Tag>
            )}
          </g>
        );
      })}
      <Wire points={[anchor(EXIT, "right"), anchor(INTERNET, "left")]} />
      <Column {...DEVICE} />
      <Node {...PEER} />
      <Node {...EXIT} />
      <Node {...LAN} />
      <Node {...INTERNET} />
      <Note at={[500, 136]} align="middle" lines={["Masquerade"]} />
      <Note at={[202, 120]} align="middle" lines={["0.0.0.0/0"]} />
      <Note at={[632, 212]} align="middle" lines={["IPv6: the same way,", "or blocked"]} />
      <Note at={[472, 35]} lines={["Straight to the peer,", "in a tunnel of its own"]} />
      <Note at={[472, 247]} lines={["Does not pass", "the exit node"]} />
    </Canvas>
  );
}
