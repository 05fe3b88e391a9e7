import { Fingerprint, Globe, ListFilter, Network, Server } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const PROXY: Box = { x: 208, y: 8, w: 232, h: 208 };
const VISITOR: PlacedPart = {
  x: 8,
  y: 48,
  w: 144,
  h: 64,
  icon: Globe,
  title: "Visitor",
  sub: "Has no client",
};
const RULES: PlacedPart = {
  x: 224,
  y: 48,
  w: 200,
  h: 64,
  icon: ListFilter,
  title: "Access rules",
  sub: "Address, country",
};
const LOGIN: PlacedPart = {
  x: 224,
  y: 136,
  w: 200,
  h: 64,
  icon: Fingerprint,
  title: "Sign-in",
  sub: "SSO, password, PIN",
};
const PEER: PlacedPart = {
  x: 552,
  y: 48,
  w: 160,
  h: 64,
  icon: Server,
  title: "Peer",
  sub: "Runs the app",
  tone: "accent",
};
const RESOURCE: PlacedPart = {
  x: 552,
  y: 136,
  w: 160,
  h: 64,
  icon: Network,
  title: "Resource",
  sub: "By routing peer",
  tone: "accent",
};
const FORK = 532;

const NARROW: readonly Item[] = [
  VISITOR,
  wire({ label: "HTTPS" }),
  zone("Reverse proxy", [RULES, wire(), LOGIN], { tinted: true }),
  branches({ from: { kind: "data", tag: "Tunnel", tone: "accent" } }, PEER, RESOURCE),
  note("TLS, TCP and UDP services", "have access rules, and no sign-in."),
];

/** A visitor without the client reaches an internal app through the proxy's two gates. */
export default function ReverseProxyService() {
  const [, y] = center(LOGIN);
  return (
    <Canvas
      height={260}
      title="A service behind the reverse proxy"
      desc="A visitor without the client opens the public name over HTTPS. The reverse proxy first applies access rules by address and country, and then asks for a sign-in with SSO, a password, or a PIN. Through a tunnel it reaches the target: a peer that runs the app, or a resource behind a routing peer. TLS, TCP, and UDP services have access rules but no sign-in."
      narrow={NARROW}
    >
      <Zone at={PROXY} label="Reverse proxy" tinted />
      <Wire points={[anchor(VISITOR, "right"), anchor(RULES, "left")]} />
      <Wire points={[anchor(RULES, "bottom"), anchor(LOGIN, "top")]} />
      <Wire
        kind="data"
        points={[anchor(LOGIN, "right"), [FORK, y], [FORK, center(PEER)[1]], anchor(PEER, "left")]}
      />
      <Wire kind="data" points={[anchor(LOGIN, "right"), anchor(RESOURCE, "left")]} />
      {[VISITOR, RULES, LOGIN, PEER, RESOURCE].map((at) => (
        <Node key={at.title} {...at} />
      ))}
      <Note at={[184, 70]} align="middle" lines={["HTTPS"]} />
      <Tag at={[480, y]} tone="accent">
        Tunnel
      </Tag>
      <Note
        at={[360, 246]}
        align="middle"
        lines={["TLS, TCP and UDP services have access rules, and no sign-in."]}
      />
    </Canvas>
  );
}
