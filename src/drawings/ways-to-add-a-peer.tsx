import {
  AppWindow,
  Clock,
  Globe,
  Laptop,
  LogIn,
  type LucideIcon,
  Server,
  ShieldCheck,
  Ticket,
  UserRound,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { facts, gap, type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { TallNode } from "docusaurus-theme-waymark/drawing/parts";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const PEERS: Box = { x: 8, y: 104, w: 704, h: 244 };
const FACTS = [
  { name: "Owner", icon: UserRound },
  { name: "Access", icon: ShieldCheck },
  { name: "Login", icon: Clock },
] as const;

interface WayProps {
  readonly x: number;
  readonly way: string;
  readonly with: string;
  readonly wayIcon: LucideIcon;
  readonly peer: string;
  readonly peerIcon: LucideIcon;
  /** Owner, access and end of login, in the order of `FACTS`. */
  readonly values: readonly [string, string, string];
}

const WAYS: readonly WayProps[] = [
  {
    x: 24,
    way: "Sign in",
    with: "With your account",
    wayIcon: LogIn,
    peer: "Laptop",
    peerIcon: Laptop,
    values: ["The user", "User’s groups", "24 hours"],
  },
  {
    x: 256,
    way: "Setup key",
    with: "From a file",
    wayIcon: Ticket,
    peer: "Server",
    peerIcon: Server,
    values: ["Nobody", "Key’s groups", "Never ends"],
  },
  {
    x: 488,
    way: "Web app",
    with: "Opens SSH or RDP",
    wayIcon: Globe,
    peer: "Browser tab",
    peerIcon: AppWindow,
    values: ["The user", "Its own policy", "Never ends"],
  },
];

/** One way in, the peer it makes, and what that peer gets. */
function Way({ x, way, with: sub, wayIcon, peer, peerIcon, values }: WayProps) {
  const top: Box = { x, y: 8, w: 208, h: 56 };
  const card: Box = { x, y: 144, w: 208, h: 188 };
  return (
    <g>
      <Wire points={[anchor(top, "bottom"), anchor(card, "top")]} />
      <Node {...top} icon={wayIcon} title={way} sub={sub} />
      <TallNode {...card} icon={peerIcon} title={peer} lines={[]} tone="accent" />
      {FACTS.map(({ name, icon }, i) => (
        <g key={name}>
          <Glyph icon={icon} at={[x + 24, card.y + 119.5 + i * 24]} size={15} tone="accent" />
          <Note at={[x + 40, card.y + 124 + i * 24]} lines={[name]} />
          <Note at={[x + 100, card.y + 124 + i * 24]} lines={[values[i] ?? ""]} strong />
        </g>
      ))}
    </g>
  );
}

const NARROW: readonly Item[] = [
  ...WAYS.flatMap(({ way, with: sub, wayIcon, peer, peerIcon, values }): Item[] => [
    { icon: wayIcon, title: way, sub },
    wire(),
    zone("Peers", [
      { icon: peerIcon, title: peer, tone: "accent" },
      facts(
        ...FACTS.map(({ name, icon }, i) => ({
          icon,
          label: name,
          value: values[i] ?? "",
          tone: "accent" as const,
        })),
      ),
    ]),
    gap,
  ]),
];

/** Three ways to become a peer, and what each decides. */
export default function WaysToAddAPeer() {
  return (
    <Canvas
      height={356}
      title="Ways to add a peer"
      desc="Three ways in. A laptop that signs in belongs to the user and has access through the user's groups, and its login ends after 24 hours by default. A server that joins with a setup key belongs to no one and has access through the key's groups, and its login never ends. A browser tab that the web app opens for SSH or RDP belongs to the user and has access through its own policy, and its login never ends."
      narrow={NARROW}
    >
      <Zone at={PEERS} label="Peers" />
      {WAYS.map((way) => (
        <Way key={way.way} {...way} />
      ))}
    </Canvas>
  );
}
