import { AppWindow, BrickWall, Globe, LockKeyhole, Network, Users } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";

const SERVER: Box = { x: 336, y: 8, w: 376, h: 240 };
const NGINX: Box = { x: 572, y: 48, w: 124, h: 56 };
const OVERLAY: Box = { x: 352, y: 48, w: 184, h: 56 };
const PUBLIC: Box = { x: 352, y: 176, w: 344, h: 56 };
const TEAM: Box = { x: 8, y: 48, w: 168, h: 56 };
const INTERNET: Box = { x: 8, y: 176, w: 168, h: 56 };
const MIDDLE = 256;

/** The team comes in through the tunnel; the public side of the same server is closed. */
export default function RemoteWebServer() {
  return (
    <Canvas
      height={256}
      title="A remote web server without a public side"
      desc="The laptops of the developers reach the server through an encrypted tunnel that ends at its overlay address 100.92.201.38, and from there nginx. A policy allows TCP ports 80 and 443. The public address 203.0.113.10 is closed: the internet gets no answer."
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
      <Node at={TEAM} icon={Users} title="Developers" sub="On their laptops" tone="accent" />
      <Node at={INTERNET} icon={Globe} title="Internet" sub="Everybody else" />
      <Node at={OVERLAY} icon={Network} title="100.92.201.38" sub="Overlay address" tone="accent" />
      <Node
        at={PUBLIC}
        icon={BrickWall}
        title="203.0.113.10"
        sub="Public address, ports closed"
        tone="danger"
      />
      <Node at={NGINX} icon={AppWindow} title="nginx" sub="80, 443" />
      <Tag at={[MIDDLE, 76]} tone="accent" icon={LockKeyhole}>
        Tunnel
      </Tag>
      <Note at={[MIDDLE, 109]} align="middle" lines={["Policy: TCP 80, 443"]} />
      <Tag at={[MIDDLE, 204]} tone="danger">
        No answer
      </Tag>
    </Canvas>
  );
}
