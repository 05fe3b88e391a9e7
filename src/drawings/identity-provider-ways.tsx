import { Fingerprint, KeyRound, Server, Share2, UserRound } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, gap, type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const PEOPLE: PlacedPart = {
  x: 252,
  y: 8,
  w: 216,
  h: 56,
  icon: UserRound,
  title: "People",
  sub: "In web app and client",
};
const BUILT_IN_WAY: Box = { x: 8, y: 96, w: 344, h: 224 };
const DIRECT_WAY: Box = { x: 368, y: 96, w: 344, h: 224 };
const BUILT_IN: PlacedPart = {
  x: 24,
  y: 136,
  w: 312,
  h: 56,
  icon: KeyRound,
  title: "Built-in identity provider",
  sub: "In your server, at /oauth2",
  tone: "accent",
};
const LOCAL: PlacedPart = {
  x: 24,
  y: 248,
  w: 148,
  h: 56,
  icon: UserRound,
  title: "Local users",
  sub: "Password",
};
const PROVIDERS: PlacedPart = {
  x: 188,
  y: 248,
  w: 148,
  h: 56,
  icon: Share2,
  title: "Your IdPs",
  sub: "Connectors",
};
const DIRECT: PlacedPart = {
  x: 384,
  y: 136,
  w: 312,
  h: 56,
  icon: Fingerprint,
  title: "Your IdP",
  sub: "The only sign-in",
};
const SERVER: PlacedPart = {
  x: 384,
  y: 248,
  w: 312,
  h: 56,
  icon: Server,
  title: "Server",
  sub: "Accepts its tokens",
  tone: "accent",
};

const NARROW: readonly Item[] = [
  PEOPLE,
  wire(),
  zone("Built-in, with connectors", [BUILT_IN, branches({ from: {} }, LOCAL, PROVIDERS)]),
  gap,
  { ...PEOPLE },
  wire(),
  zone("Your IdP directly", [DIRECT, wire({ label: "Token" }), SERVER]),
];

/** Two ways to sign people in to a self-hosted server. */
export default function IdentityProviderWays() {
  return (
    <Canvas
      height={328}
      title="Two ways to sign people in"
      desc="People sign in from the web app or the client. First way: the provider that is built into the server, at /oauth2, signs in local users with a password, or passes people on to one or more of your identity providers as connectors. Second way: people sign in at your identity provider directly, the only one, and the server accepts its tokens."
      narrow={NARROW}
    >
      <Zone at={BUILT_IN_WAY} label="Built-in, with connectors" />
      <Zone at={DIRECT_WAY} label="Your IdP directly" labelAt={[436, 122]} />
      <Wire
        points={[
          [310, 64],
          [310, 136],
        ]}
      />
      <Wire
        points={[
          [420, 64],
          [420, 136],
        ]}
      />
      <Wire points={[[98, 192], anchor(LOCAL, "top")]} />
      <Wire points={[[262, 192], anchor(PROVIDERS, "top")]} />
      <Wire points={[anchor(DIRECT, "bottom"), anchor(SERVER, "top")]} />
      {[PEOPLE, BUILT_IN, LOCAL, PROVIDERS, DIRECT, SERVER].map((at) => (
        <Node key={at.title} {...at} />
      ))}
      <Note at={[552, 225]} lines={["Token"]} />
    </Canvas>
  );
}
