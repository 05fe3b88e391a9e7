import {
  Check,
  CornerDownRight,
  Fingerprint,
  MonitorCog,
  ScanLine,
  ShieldCheck,
  SquareTerminal,
  Terminal,
  UserRound,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, facts, heading, type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const LAPTOP: Box = { x: 8, y: 8, w: 224, h: 196 };
const PEER: Box = { x: 488, y: 8, w: 224, h: 364 };

const left = (y: number): Box => ({ x: 24, y, w: 192, h: 56 });
const CLIENT: PlacedPart = {
  ...left(48),
  icon: MonitorCog,
  title: "Client",
  sub: "Fetches a token",
  tone: "accent",
};
const YOU: PlacedPart = { ...left(132), icon: SquareTerminal, title: "You", sub: "ssh admin@web-1" };

const middle = (y: number): Box => ({ x: 264, y, w: 192, h: 56 });
const POLICY: PlacedPart = { ...middle(48), icon: ShieldCheck, title: "Policy", sub: "Opens the port" };
const IDP: PlacedPart = {
  ...middle(216),
  icon: Fingerprint,
  title: "Identity provider",
  sub: "Signs the token",
};

const right = (y: number): Box => ({ x: 504, y, w: 192, h: 56 });
const PORT: PlacedPart = { ...right(48), icon: CornerDownRight, title: "Port 22", sub: "Becomes 22022" };
const SSHD: PlacedPart = {
  ...right(132),
  icon: Terminal,
  title: "SSH server",
  sub: "Inside the client",
  tone: "accent",
};
const CHECK: PlacedPart = { ...right(216), icon: ScanLine, title: "JWT check", sub: "Signature and age" };
const SHELL: PlacedPart = {
  ...right(300),
  icon: UserRound,
  title: "Shell",
  sub: "As a local user",
  tone: "tip",
};

const TRUNK = 248;
const NEEDS = ["SSH allowed on the peer", "Inbound not blocked there", "A policy for protocol SSH"];

const NARROW: readonly Item[] = [
  zone("Your laptop", [YOU, wire(), CLIENT]),
  branches({ from: { heads: "both", label: "Sign in, get a token" }, through: { kind: "data" } }, IDP),
  POLICY,
  wire({ kind: "data" }),
  zone("Peer", [
    PORT,
    wire({ kind: "data" }),
    SSHD,
    wire({ kind: "data" }),
    CHECK,
    wire({ kind: "data" }),
    SHELL,
  ]),
  lane(IDP, CHECK),
  heading("What it takes"),
  facts(...NEEDS.map((label) => ({ icon: Check, label, tone: "tip" as const }))),
];

/** The path of an SSH session to a peer: tunnel, policy, redirect, token check, shell. */
export default function SshAccess() {
  return (
    <Canvas
      height={380}
      title="SSH access to a peer"
      desc="You start ssh on your laptop. The client gets a token from the identity provider after you sign in, and opens the connection through the tunnel. A policy must open the port. On the peer, port 22 is redirected to 22022, where the SSH server inside the client listens. It checks the token with the identity provider's keys and then opens a shell as a local user. The requirements: SSH is allowed on the peer, inbound connections are not blocked there, and the account has a policy with the SSH protocol. The older way is a policy for TCP 22 together with the peer's SSH switch."
      narrow={NARROW}
    >
      <Zone at={LAPTOP} label="Your laptop" />
      <Zone at={PEER} label="Peer" />
      <Wire points={[anchor(YOU, "top"), anchor(CLIENT, "bottom")]} />
      <Wire
        heads="both"
        points={[anchor(CLIENT, "right", 14), [TRUNK, 90], [TRUNK, 244], anchor(IDP, "left")]}
      />
      <Wire kind="data" points={[anchor(CLIENT, "right"), anchor(POLICY, "left")]} />
      <Wire kind="data" points={[anchor(POLICY, "right"), anchor(PORT, "left")]} />
      <Wire kind="data" points={[anchor(PORT, "bottom"), anchor(SSHD, "top")]} />
      <Wire kind="data" points={[anchor(SSHD, "bottom"), anchor(CHECK, "top")]} />
      <Wire kind="data" points={[anchor(CHECK, "bottom"), anchor(SHELL, "top")]} />
      <Wire points={[anchor(IDP, "right"), anchor(CHECK, "left")]} />
      <Node {...CLIENT} />
      <Node {...YOU} />
      <Node {...POLICY} />
      <Node {...IDP} />
      <Node {...PORT} />
      <Node {...SSHD} />
      <Node {...CHECK} />
      <Node {...SHELL} />
      <Note at={[264, 158]} lines={["Sign in,", "get a token"]} />
      <Note at={[24, 256]} lines={["What it takes"]} strong />
      {NEEDS.map((need, i) => (
        <g key={need}>
          <Glyph icon={Check} at={[32, 280 + i * 24]} size={15} tone="tip" />
          <Note at={[48, 284.5 + i * 24]} lines={[need]} />
        </g>
      ))}
    </Canvas>
  );
}
