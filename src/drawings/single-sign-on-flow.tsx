import { AppWindow, Fingerprint, LogIn, MonitorCheck, SquareTerminal } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const CLIENT: PlacedPart = {
  x: 8,
  y: 8,
  w: 232,
  h: 92,
  icon: LogIn,
  title: "Browser or client",
  sub: "Starts the sign-in",
  tone: "accent",
};
const IDP: PlacedPart = {
  x: 488,
  y: 8,
  w: 224,
  h: 92,
  icon: Fingerprint,
  title: "Identity provider",
  sub: "Proves who you are",
};
const MANAGEMENT: Box = { x: 8, y: 204, w: 464, h: 112 };
const PEER: Box = { x: 488, y: 204, w: 224, h: 112 };
const BUS_Y = 172;

const opened = (x: number, w: number): Box => ({ x, y: 220, w, h: 60 });
const WEB: PlacedPart = {
  ...opened(24, 200),
  icon: AppWindow,
  title: "Web app, API",
  sub: "Your role's permissions",
};
const DEVICE: PlacedPart = {
  ...opened(248, 208),
  icon: MonitorCheck,
  title: "Device login",
  sub: "24 hours by default",
};
const SSH: PlacedPart = {
  ...opened(504, 192),
  icon: SquareTerminal,
  title: "SSH login",
  sub: "10 minutes at most",
};

const NARROW: readonly Item[] = [
  IDP,
  wire({ heads: "start", tag: "Password, second factor", step: 1 }),
  wire({ tag: "Signed token", tone: "accent", step: 2 }),
  CLIENT,
  lane(CLIENT, SSH),
  wire({ tag: "Token, no password", tone: "accent", step: 3 }),
  zone("Management server", [WEB, DEVICE], { closed: true }),
  zone("Peer", [SSH]),
];

/** The one party that sees the password, and the three things that the token opens. */
export default function SingleSignOnFlow() {
  return (
    <Canvas
      height={324}
      title="Single sign-on"
      desc="Step 1: the browser, opened by the web app or the client, takes the person to the identity provider, which asks for the password and a second factor. Step 2: the identity provider returns a signed token. Step 3: the token, never the password, is shown to the management server, where it opens the web app and API with the role's permissions or registers a device for 24 hours by default, and to a peer's SSH server, which accepts a token at most 10 minutes old."
      narrow={NARROW}
    >
      <Zone at={MANAGEMENT} label="Management server" labelAt={[24, 304]} />
      <Zone at={PEER} label="Peer" labelAt={[504, 304]} />
      <Wire points={[anchor(CLIENT, "right", -21), anchor(IDP, "left", -21)]} />
      <Wire points={[anchor(IDP, "left", 21), anchor(CLIENT, "right", 21)]} />
      {[WEB, DEVICE, SSH].map((at) => (
        <Wire
          key={at.x}
          points={[anchor(CLIENT, "bottom"), [124, BUS_Y], [at.x + at.w / 2, BUS_Y], anchor(at, "top")]}
        />
      ))}
      <Node {...CLIENT} />
      <Node {...IDP} />
      <Node {...WEB} />
      <Node {...DEVICE} />
      <Node {...SSH} />
      <Tag at={[364, 33]} step={1}>
        Password, second factor
      </Tag>
      <Tag at={[364, 75]} tone="accent" step={2}>
        Signed token
      </Tag>
      <Tag at={[124, 136]} tone="accent" step={3}>
        Token, no password
      </Tag>
    </Canvas>
  );
}
