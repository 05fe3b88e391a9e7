import { AppWindow, BrickWall, Globe, LockKeyhole, Network, Users } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const SERVER: Box = { x: 336, y: 8, w: 376, h: 240 };
const NGINX: PlacedPart = { x: 572, y: 48, w: 124, h: 56, icon: AppWindow, title: "nginx", sub: "80, 443" };
const OVERLAY: PlacedPart = {
  x: 352,
  y: 48,
  w: 184,
  h: 56,
  icon: Network,
  title: "100.92.201.38",
  sub: "Overlay address",
  tone: "accent",
};
const PUBLIC: PlacedPart = {
  x: 352,
  y: 176,
  w: 344,
  h: 56,
  icon: BrickWall,
  title: "203.0.113.10",
  sub: "Public address, ports closed",
  tone: "danger",
};
const TEAM: PlacedPart = {
  x: 8,
  y: 48,
  w: 168,
  h: 56,
  icon: Users,
  title: "Developers",
  sub: "On their laptops",
  tone: "accent",
};
const INTERNET: PlacedPart = {
  x: 8,
  y: 176,
  w: 168,
  h: 56,
  icon: Globe,
  title: "Internet",
  sub: "Everybody else",
};
const MIDDLE = 256;

const NARROW: readonly Item[] = [
  TEAM,
  wire({ kind: "data", tag: "Tunnel", tagIcon: LockKeyhole, tone: "accent", label: "Policy: TCP 80, 443" }),
  zone("Server in the cloud", [OVERLAY, wire({ kind: "data" }), NGINX, PUBLIC]),
  wire({ kind: "blocked", heads: "none", tag: "No response", tone: "danger" }),
  INTERNET,
];

/** The team comes in through the tunnel; the public side of the same server is closed. */
export default function RemoteWebServer() {
  return (
    <Canvas
      height={256}
      title="A remote web server without a public side"
      desc="The developers' laptops reach the server through an encrypted tunnel that ends at its overlay address 100.92.201.38, and from there nginx. A policy allows TCP ports 80 and 443. The public address 203.0.113.10 is closed: the internet gets no answer."
      narrow={NARROW}
    >
      <Zone at={SERVER} label="Server in the cloud" />
      <Wire kind="data" points={[anchor(TEAM, "right"), anchor(OVERLAY, "left")]} />
      <Wire kind="data" points={[anchor(OVERLAY, "right"), anchor(NGINX, "left")]} />
      <Wire
        kind="blocked"
        cross={false}
        heads="none"
        points={[anchor(INTERNET, "right"), anchor(PUBLIC, "left")]}
      />
      <Node {...TEAM} />
      <Node {...INTERNET} />
      <Node {...OVERLAY} />
      <Node {...PUBLIC} />
      <Node {...NGINX} />
      <Tag at={[MIDDLE, 76]} tone="accent" icon={LockKeyhole}>
        Tunnel
      </Tag>
      <Note at={[MIDDLE, 109]} align="middle" lines={["Policy: TCP 80, 443"]} />
      <Tag at={[MIDDLE, 204]} tone="danger">
        No response
      </Tag>
    </Canvas>
  );
}
