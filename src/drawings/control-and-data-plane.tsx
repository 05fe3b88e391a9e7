import {
  EyeOff,
  KeyRound,
  Laptop,
  type LucideIcon,
  MessagesSquare,
  Radar,
  Server,
  ShieldCheck,
  Waypoints,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, type Part, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";
import { TallNode } from "docusaurus-theme-waymark/drawing/parts";

const CONTROL: Box = { x: 8, y: 8, w: 704, h: 352 };
const DATA: Box = { x: 8, y: 376, w: 704, h: 212 };
const LEFT: Box = { x: 28, y: 56, w: 124, h: 508 };
const RIGHT: Box = { x: 568, y: 56, w: 124, h: 508 };

const row = (y: number): Box => ({ x: 248, y, w: 224, h: 84 });
const MANAGEMENT: PlacedPart = {
  ...row(56),
  icon: ShieldCheck,
  title: "Management",
  sub: "Identity, keys, policy",
  footIcon: EyeOff,
  foot: "Never sees traffic",
};
const SIGNAL: PlacedPart = {
  ...row(156),
  icon: MessagesSquare,
  title: "Signal",
  sub: "Forwards the offers",
  footIcon: EyeOff,
  foot: "Cannot read them",
};
const STUN: PlacedPart = {
  ...row(256),
  icon: Radar,
  title: "STUN",
  sub: "Tells a public address",
  footIcon: EyeOff,
  foot: "Sees addresses only",
};
const RELAY: PlacedPart = {
  ...row(480),
  icon: Waypoints,
  title: "Relay",
  sub: "Fallback path",
  footIcon: EyeOff,
  foot: "Cannot read packets",
  tone: "accent",
};
const DIRECT_Y = 440;

const CONTROL_ROWS: readonly { readonly at: Box; readonly label: string }[] = [
  { at: MANAGEMENT, label: "Network map" },
  { at: SIGNAL, label: "Sealed offers" },
  { at: STUN, label: "Own address" },
];

interface LinkProps {
  readonly at: Box;
  readonly label: string;
  readonly kind?: "control" | "relayed";
}

/** Both halves of a row: one server, each peer on its side, the same thing crossing both lines. */
function Links({ at, label, kind = "control" }: LinkProps) {
  const y = at.y + at.h / 2;
  return (
    <g>
      <Wire kind={kind} heads="both" points={[[LEFT.x + LEFT.w, y], anchor(at, "left")]} />
      <Wire kind={kind} heads="both" points={[anchor(at, "right"), [RIGHT.x, y]]} />
      <Note at={[200, y - 10]} align="middle" lines={[label]} />
      <Note at={[520, y - 10]} align="middle" lines={[label]} />
    </g>
  );
}

interface PeerProps {
  readonly at: Box;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly address: string;
}

/** A peer reaches through both planes; its private key is at the very bottom. */
function Peer({ at, icon, title, address }: PeerProps) {
  const x = at.x + at.w / 2;
  const bottom = at.y + at.h;
  return (
    <g>
      <TallNode {...at} icon={icon} title={title} lines={["Client"]} tone="accent" />
      <Note at={[x, DIRECT_Y + 5]} align="middle" lines={[address]} strong />
      <Glyph icon={KeyRound} at={[x, bottom - 62]} tone="accent" />
      <Note at={[x, bottom - 36]} align="middle" lines={["Private key", "stays here"]} />
    </g>
  );
}

/** Content of both peers in the narrow form. */
const PEER = { sub: "Client", tone: "accent", foot: "Private key stays here", footIcon: KeyRound } as const;
const LAPTOP: Part = { ...PEER, icon: Laptop, title: "Laptop", lines: ["100.92.0.11"] };
const SERVER: Part = { ...PEER, icon: Server, title: "Server", lines: ["100.92.0.21"] };

const NARROW: readonly Item[] = [
  LAPTOP,
  zone("Control plane", [
    branches(
      { from: { heads: "both" }, into: { heads: "both" } },
      { part: MANAGEMENT, label: "Network map" },
      { part: SIGNAL, label: "Sealed offers" },
      { part: STUN, label: "Own address" },
    ),
  ]),
  zone(
    "Data plane",
    [
      branches(
        { source: LAPTOP, from: { heads: "both" }, into: { heads: "both" } },
        { part: RELAY, label: "Ciphertext", kind: "relayed" },
      ),
      lane(LAPTOP, SERVER, {
        kind: "data",
        heads: "both",
        tag: "Direct WireGuard tunnel",
        tagIcon: ShieldCheck,
        tone: "accent",
      }),
    ],
    { tinted: true },
  ),
  SERVER,
];

/** Connections between peers and servers, the data on each, and the data that each server cannot see. */
export default function ControlAndDataPlane() {
  return (
    <Canvas
      height={596}
      title="Control plane and data plane"
      desc="Two peers, a laptop and a server. In the control plane, both exchange the network map with Management and sealed connection offers through Signal, and ask STUN for their own public address. In the data plane, they communicate through a direct encrypted tunnel, or through the Relay when no direct path exists. Management never sees traffic or private keys, Signal cannot read the offers, STUN sees neither keys nor policy, and the Relay passes packets it cannot read. Private keys stay on the peers."
      narrow={NARROW}
    >
      <Zone at={CONTROL} label="Control plane" labelAt={[248, 38]} />
      <Zone at={DATA} label="Data plane" labelAt={[248, 406]} tinted />
      {CONTROL_ROWS.map((link) => (
        <Links key={link.label} {...link} />
      ))}
      <Links at={RELAY} label="Ciphertext" kind="relayed" />
      <Wire
        kind="data"
        heads="both"
        points={[
          [LEFT.x + LEFT.w, DIRECT_Y],
          [RIGHT.x, DIRECT_Y],
        ]}
      />
      <Tag at={[360, DIRECT_Y]} tone="accent" icon={ShieldCheck}>
        Direct WireGuard tunnel
      </Tag>
      <Peer at={LEFT} icon={Laptop} title="Laptop" address="100.92.0.11" />
      <Peer at={RIGHT} icon={Server} title="Server" address="100.92.0.21" />
      <Node {...MANAGEMENT} />
      <Node {...SIGNAL} />
      <Node {...STUN} />
      <Node {...RELAY} />
    </Canvas>
  );
}
