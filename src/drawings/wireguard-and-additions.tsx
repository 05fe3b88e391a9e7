import {
  BookText,
  Fingerprint,
  KeyRound,
  Laptop,
  Lock,
  Radar,
  RefreshCw,
  Router,
  Server,
  Share2,
  ShieldCheck,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { facts, type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const AROUND: Box = { x: 8, y: 8, w: 704, h: 384 };
const CORE: Box = { x: 24, y: 136, w: 672, h: 152 };
const LAPTOP: PlacedPart = { x: 40, y: 184, w: 132, h: 56, icon: Laptop, title: "Laptop", tone: "accent" };
const SERVER: PlacedPart = { x: 548, y: 184, w: 132, h: 56, icon: Server, title: "Server", tone: "accent" };

const place = (column: number, y: number): Box => ({ x: 24 + column * 232, y, w: 208, h: 60 });

const ABOVE = [
  { ...place(0, 48), icon: Fingerprint, title: "Identity", sub: "SSO, setup keys" },
  { ...place(1, 48), icon: Share2, title: "Key distribution", sub: "Public keys only" },
  { ...place(2, 48), icon: Radar, title: "Paths", sub: "NAT traversal, relay" },
] as const;

const BELOW = [
  { ...place(0, 316), icon: ShieldCheck, title: "Policies", sub: "By group and port" },
  { ...place(1, 316), icon: BookText, title: "Names", sub: "DNS on each device" },
  { ...place(2, 316), icon: Router, title: "Routing", sub: "To whole networks" },
] as const;

const GIVES = [
  { x: 240, icon: KeyRound, label: "Keys" },
  { x: 312, icon: Lock, label: "Encryption" },
  { x: 420, icon: RefreshCw, label: "Roaming" },
] as const;

const NARROW: readonly Item[] = [
  zone(
    "WireGuard",
    [
      LAPTOP,
      wire({ kind: "data", heads: "both", tag: "Tunnel", tone: "accent" }),
      SERVER,
      facts(...GIVES.map(({ icon, label }) => ({ icon, label, tone: "accent" as const }))),
    ],
    { tinted: true, closed: true },
  ),
  wire({ heads: "start" }),
  zone("Added around it", [...ABOVE, ...BELOW], { closed: true }),
];

/** A tunnel in the middle, and around it what a tunnel alone leaves open. */
export default function WireguardAndAdditions() {
  return (
    <Canvas
      height={400}
      title="WireGuard and what is added around it"
      desc="In the middle, WireGuard: an encrypted tunnel between a laptop and a server, which brings keys, encryption, and roaming. Around it are six additions. Identity determines who a key belongs to, with single sign-on or setup keys. Key distribution hands out public keys. Paths are found through NAT traversal, or a relay is used. Policies by group and port decide what can pass. Names are resolved on each device. Routing gives access to whole networks."
      narrow={NARROW}
    >
      <Zone at={AROUND} label="Added around it" />
      <Zone at={CORE} label="WireGuard" tinted />
      {ABOVE.map((at) => (
        <g key={at.title}>
          <Wire points={[anchor(at, "bottom"), [center(at)[0], CORE.y]]} />
          <Node {...at} />
        </g>
      ))}
      {BELOW.map((at) => (
        <g key={at.title}>
          <Wire points={[anchor(at, "top"), [center(at)[0], CORE.y + CORE.h]]} />
          <Node {...at} />
        </g>
      ))}
      <Wire kind="data" heads="both" points={[anchor(LAPTOP, "right"), anchor(SERVER, "left")]} />
      <Tag at={[360, center(LAPTOP)[1]]} tone="accent">
        Tunnel
      </Tag>
      <Node {...LAPTOP} />
      <Node {...SERVER} />
      {GIVES.map(({ x, icon, label }) => (
        <g key={label}>
          <Glyph icon={icon} at={[x, 262]} size={15} tone="accent" />
          <Note at={[x + 14, 267]} lines={[label]} />
        </g>
      ))}
    </Canvas>
  );
}
