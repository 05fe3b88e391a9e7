import { Cpu, Globe, HardDrive, Router, ShieldCheck, Smartphone } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, type Part, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";
import styles from "docusaurus-theme-waymark/drawing/kit.module.css";
import palette from "docusaurus-theme-waymark/drawing/palette.module.css";

const PHONE: PlacedPart = {
  x: 8,
  y: 48,
  w: 184,
  h: 56,
  icon: Smartphone,
  title: "Phone",
  sub: "On mobile data",
  tone: "accent",
};
const INTERNET: PlacedPart = {
  x: 8,
  y: 176,
  w: 184,
  h: 56,
  icon: Globe,
  title: "Internet",
  sub: "Anybody else",
};
const HOME: Box = { x: 380, y: 8, w: 332, h: 240 };
const WALL: Box = { x: 340, y: 48, w: 80, h: 184 };
const PI: PlacedPart = {
  x: 464,
  y: 48,
  w: 204,
  h: 56,
  icon: Cpu,
  title: "Raspberry Pi",
  sub: "Routing peer",
  tone: "accent",
};
const NAS: PlacedPart = { x: 464, y: 176, w: 204, h: 56, icon: HardDrive, title: "NAS", sub: "192.168.1.50" };
/** The router of the home, in which the tunnel needs no open incoming port. */
const ROUTER: Part = { icon: Router, title: "Router", sub: "No port forwarded" };
const MIDDLE = 266;

/** The router of the home, in which the tunnel needs no open incoming port. */
function Wall() {
  const x = WALL.x + WALL.w / 2;
  return (
    <g className={palette.plain}>
      <rect className={styles.box} x={WALL.x} y={WALL.y} width={WALL.w} height={WALL.h} rx={10} />
      <Glyph icon={Router} at={[x, 120]} size={24} />
      <Note at={[x, 152]} align="middle" lines={["Router"]} strong />
      <Note at={[x, 172]} align="middle" lines={["No port", "forwarded"]} />
    </g>
  );
}

const NARROW: readonly Item[] = [
  INTERNET,
  lane(INTERNET, ROUTER, { kind: "blocked", heads: "none" }),
  PHONE,
  wire({ kind: "data", tag: "Tunnel", tone: "accent" }),
  ROUTER,
  wire({ kind: "data" }),
  zone("Home network", [
    PI,
    wire({ kind: "data", tag: "TCP 443", tagIcon: ShieldCheck, tone: "accent" }),
    NAS,
  ]),
];

/** A phone reaches the NAS at home through a small machine there; the router lets nobody in. */
export default function HomeNetwork() {
  return (
    <Canvas
      height={256}
      title="Into the home network"
      desc="A phone on mobile data has a tunnel to a Raspberry Pi in the home network. The Raspberry Pi is a routing peer and passes the traffic on to the NAS at 192.168.1.50, TCP port 443. The home router forwards no ports, so anyone else on the internet is stopped there."
      narrow={NARROW}
    >
      <Zone at={HOME} label="Home network" labelAt={[464, 34]} />
      <Wire kind="data" points={[anchor(PHONE, "right"), anchor(PI, "left")]} />
      <Wire kind="data" points={[anchor(PI, "bottom"), anchor(NAS, "top")]} />
      <Wire kind="blocked" heads="none" points={[anchor(INTERNET, "right"), [WALL.x, 204]]} />
      <Wall />
      <Node {...PHONE} />
      <Node {...INTERNET} />
      <Node {...PI} />
      <Node {...NAS} />
      <Tag at={[MIDDLE, 76]} tone="accent">
        Tunnel
      </Tag>
      <Tag at={[566, 140]} tone="accent" icon={ShieldCheck}>
        TCP 443
      </Tag>
    </Canvas>
  );
}
