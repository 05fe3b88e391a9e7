import {
  KeyRound,
  LockKeyhole,
  LogIn,
  MonitorCog,
  Network,
  Server,
  ShieldCheck,
  Ticket,
  Waypoints,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Step, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";
import { TallNode } from "docusaurus-theme-waymark/drawing/parts";

const DEVICE: Box = { x: 8, y: 8, w: 240, h: 452 };
const PRIVATE: PlacedPart = {
  x: 24,
  y: 48,
  w: 208,
  h: 56,
  icon: LockKeyhole,
  title: "Private key",
  sub: "Stays on the device",
  tone: "accent",
};
const PUBLIC: PlacedPart = {
  x: 24,
  y: 132,
  w: 208,
  h: 56,
  icon: KeyRound,
  title: "Public key",
  sub: "Shared with peers",
};
const CLIENT: PlacedPart = {
  x: 24,
  y: 272,
  w: 208,
  h: 56,
  icon: MonitorCog,
  title: "Client",
  sub: "Applies the map",
};
const TUNNEL: PlacedPart = {
  x: 24,
  y: 388,
  w: 208,
  h: 56,
  icon: Network,
  title: "100.92.0.11",
  sub: "Tunnel interface",
  tone: "accent",
};

const SSO: PlacedPart = { x: 292, y: 88, w: 184, h: 48, icon: LogIn, title: "Single sign-on" };
const KEY: PlacedPart = { x: 292, y: 184, w: 184, h: 48, icon: Ticket, title: "Setup key" };
const MAP: PlacedPart = {
  x: 292,
  y: 262,
  w: 184,
  h: 76,
  icon: Waypoints,
  title: "Network map",
  sub: "Peers’ public keys",
  foot: "Addresses, policy",
};

const MANAGEMENT: PlacedPart = {
  x: 536,
  y: 48,
  w: 176,
  h: 290,
  icon: ShieldCheck,
  title: "Management",
  lines: ["Checks the login,", "keeps the public key"],
};
const PEER: PlacedPart = {
  x: 536,
  y: 388,
  w: 176,
  h: 56,
  icon: Server,
  title: "Peer",
  sub: "100.92.0.21",
  tone: "accent",
};

const FORK = 262;
const MERGE = 506;
const LOGIN_Y = 160;
const MAP_Y = 300;

/** One way to log in: out of the device, through `gate`, on to Management. */
function Login({ gate }: { readonly gate: Box }) {
  const y = gate.y + gate.h / 2;
  const start = anchor(PUBLIC, "right");
  return (
    <g>
      <Wire heads="none" points={[start, [FORK, LOGIN_Y], [FORK, y], anchor(gate, "left")]} />
      <Wire points={[anchor(gate, "right"), [MERGE, y], [MERGE, LOGIN_Y], [MANAGEMENT.x, LOGIN_Y]]} />
    </g>
  );
}

const NARROW: readonly Item[] = [
  zone("Your device", [PRIVATE, wire(), PUBLIC]),
  branches({ from: { step: 1 }, into: {} }, SSO, { part: KEY, label: "or" }),
  MANAGEMENT,
  lane(MANAGEMENT, PEER, { label: "Your public key" }),
  wire({ step: 2, label: ["Sends each peer", "its network map"] }),
  MAP,
  wire(),
  zone("Your device", [CLIENT, wire(), TUNNEL]),
  wire({ kind: "data", heads: "both", tag: "Encrypted tunnel", tone: "accent", step: 3 }),
  PEER,
];

/** Steps of a device that joins: log in, receive the network map, open tunnels. The private key stays on it. */
export default function JoinAndKeyExchange() {
  return (
    <Canvas
      height={468}
      title="Joining and key exchange"
      desc="The device creates a key pair. The private key stays on the device. First, it logs in to Management with single sign-on or a setup key and sends its public key. Second, Management returns the network map: peers' public keys, addresses, and policy. The peers learn the device's public key. Third, the device and the peer open an encrypted tunnel."
      narrow={NARROW}
    >
      <Zone at={DEVICE} label="Your device" />
      <Login gate={SSO} />
      <Login gate={KEY} />
      <Wire points={[anchor(PRIVATE, "bottom"), anchor(PUBLIC, "top")]} />
      <Wire heads="none" points={[[MANAGEMENT.x, MAP_Y], anchor(MAP, "right")]} />
      <Wire points={[anchor(MAP, "left"), anchor(CLIENT, "right")]} />
      <Wire points={[anchor(CLIENT, "bottom"), anchor(TUNNEL, "top")]} />
      <Wire points={[anchor(MANAGEMENT, "bottom"), anchor(PEER, "top")]} />
      <Wire kind="data" heads="both" points={[anchor(TUNNEL, "right"), anchor(PEER, "left")]} />
      <Node {...PRIVATE} />
      <Node {...PUBLIC} />
      <Node {...CLIENT} />
      <Node {...TUNNEL} />
      <Node {...SSO} />
      <Node {...KEY} />
      <Node {...MAP} />
      <TallNode {...MANAGEMENT} />
      <Node {...PEER} />
      <Note at={[624, MAP_Y - 5]} align="middle" lines={["Sends each peer", "its network map"]} />
      <Note at={[384, LOGIN_Y + 5]} align="middle" lines={["or"]} />
      <Note at={[612, 367]} align="end" lines={["Your public key"]} />
      <Step at={[FORK, LOGIN_Y]} n={1} />
      <Step at={[MERGE, MAP_Y]} n={2} />
      <Tag at={[384, 416]} tone="accent" step={3}>
        Encrypted tunnel
      </Tag>
    </Canvas>
  );
}
