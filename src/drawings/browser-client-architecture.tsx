import {
  AppWindow,
  Cpu,
  KeyRound,
  Layers,
  Lock,
  MessagesSquare,
  Plug,
  Server,
  ShieldCheck,
  Waypoints,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const TAB: Box = { x: 8, y: 8, w: 216, h: 300 };
const EDGE = TAB.x + TAB.w;

const part = (row: number): Box => ({ x: 24, y: 44 + row * 64, w: 184, h: 56 });
const PAGE: PlacedPart = {
  ...part(0),
  icon: AppWindow,
  title: "Page",
  sub: "Shell or desktop",
  tone: "accent",
};
const CLIENT: PlacedPart = { ...part(1), icon: Cpu, title: "Client", sub: "In WebAssembly", tone: "accent" };
const KEY: PlacedPart = {
  ...part(2),
  icon: KeyRound,
  title: "Private key",
  sub: "Stays in the tab",
  tone: "accent",
};
const STACK: PlacedPart = {
  ...part(3),
  icon: Layers,
  title: "Network stack",
  sub: "With WireGuard",
  tone: "accent",
};
const PARTS = [PAGE, CLIENT, KEY, STACK];

const PROXY: PlacedPart = {
  x: 312,
  y: 76,
  w: 152,
  h: 56,
  icon: Plug,
  title: "/ws-proxy",
  sub: "Control only",
};
const MANAGEMENT: PlacedPart = {
  x: 544,
  y: 44,
  w: 168,
  h: 56,
  icon: ShieldCheck,
  title: "Management",
  sub: "Peer and policy",
};
const SIGNAL: PlacedPart = {
  x: 544,
  y: 108,
  w: 168,
  h: 56,
  icon: MessagesSquare,
  title: "Signal",
  sub: "Peer messages",
};
const RELAY: PlacedPart = {
  x: 312,
  y: 236,
  w: 152,
  h: 56,
  icon: Waypoints,
  title: "Relay",
  sub: "Cannot read it",
  tone: "accent",
};
const TARGET: PlacedPart = {
  x: 544,
  y: 236,
  w: 168,
  h: 56,
  icon: Server,
  title: "Target",
  sub: "SSH or RDP",
  tone: "accent",
};
const FORK = 504;
const BRACKET = [324, 340] as const;

const NARROW: readonly Item[] = [
  zone("Browser tab", PARTS, { tinted: true, closed: true }),
  wire({ heads: "both", label: "WebSocket" }),
  PROXY,
  branches({ from: { heads: "both" } }, MANAGEMENT, SIGNAL),
  note("No direct path:", "a tab cannot open UDP sockets"),
  lane(STACK, RELAY, { kind: "relayed", heads: "both", label: "WebSocket" }),
  RELAY,
  wire({ kind: "relayed", heads: "both" }),
  lane(
    STACK,
    TARGET,
    { kind: "data", heads: "none", tag: "Encrypted end to end", tagIcon: Lock, tone: "accent" },
    1,
  ),
  TARGET,
];

/** A tab as a peer: control messages through a proxy, its packets through a relay to one target. */
export default function BrowserClientArchitecture() {
  const [, proxyY] = center(PROXY);
  const [, relayY] = center(RELAY);
  return (
    <Canvas
      height={361}
      title="Browser client architecture"
      desc="A browser tab contains the page, the client as a WebAssembly program, a private key that stays in the tab, and a network stack with WireGuard. Over a WebSocket the tab reaches the server's proxy /ws-proxy, which passes control messages to Management and Signal. Over another WebSocket it reaches the relay, which forwards packets to the target, an SSH or RDP host. There is no direct path, because a tab has no UDP. A bracket with a lock spans from the tab to the target: packets are encrypted in the tab and decrypted on the target."
      narrow={NARROW}
    >
      <Zone at={TAB} label="Browser tab" tinted />
      {PARTS.map((one) => (
        <Node key={one.title} {...one} />
      ))}
      <Wire heads="both" points={[[EDGE, proxyY], anchor(PROXY, "left")]} />
      {[MANAGEMENT, SIGNAL].map((server) => (
        <Wire
          key={server.y}
          heads="both"
          points={[anchor(PROXY, "right"), [FORK, proxyY], [FORK, center(server)[1]], anchor(server, "left")]}
        />
      ))}
      <Wire kind="relayed" heads="both" points={[[EDGE, relayY], anchor(RELAY, "left")]} />
      <Wire kind="relayed" heads="both" points={[anchor(RELAY, "right"), anchor(TARGET, "left")]} />
      <Node {...PROXY} />
      <Node {...MANAGEMENT} />
      <Node {...SIGNAL} />
      <Node {...RELAY} />
      <Node {...TARGET} />
      <Note at={[268, proxyY - 12]} align="middle" lines={["WebSocket"]} />
      <Note at={[268, relayY - 12]} align="middle" lines={["WebSocket"]} />
      <Note at={[312, 205]} lines={["No direct path: a tab cannot open UDP sockets"]} />
      <Wire
        kind="data"
        heads="none"
        points={[
          [TAB.x, BRACKET[0]],
          [TAB.x, BRACKET[1]],
          [712, BRACKET[1]],
          [712, BRACKET[0]],
        ]}
      />
      <Tag at={[360, BRACKET[1]]} tone="accent" icon={Lock}>
        Encrypted end to end
      </Tag>
    </Canvas>
  );
}
