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

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Step, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";
import { TallNode } from "./kit/parts";

const DEVICE: Box = { x: 8, y: 8, w: 240, h: 452 };
const PRIVATE: Box = { x: 24, y: 48, w: 208, h: 56 };
const PUBLIC: Box = { x: 24, y: 132, w: 208, h: 56 };
const CLIENT: Box = { x: 24, y: 272, w: 208, h: 56 };
const TUNNEL: Box = { x: 24, y: 388, w: 208, h: 56 };

const SSO: Box = { x: 292, y: 88, w: 184, h: 48 };
const KEY: Box = { x: 292, y: 184, w: 184, h: 48 };
const MAP: Box = { x: 292, y: 262, w: 184, h: 76 };

const MANAGEMENT: Box = { x: 536, y: 48, w: 176, h: 290 };
const PEER: Box = { x: 536, y: 388, w: 176, h: 56 };

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

/** How a device joins: log in, receive the network map, open tunnels; the private key stays. */
export default function JoinAndKeyExchange() {
  return (
    <Canvas
      height={468}
      title="Joining and key exchange"
      desc="The device makes a key pair. The private key stays on the device. First it logs in at Management by single sign-on or with a setup key and hands over its public key. Second, Management answers with the network map: peers' public keys, addresses and policy; the peers learn the device's public key. Third, device and peer open an encrypted tunnel."
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
      <Node at={PRIVATE} icon={LockKeyhole} title="Private key" sub="Stays on the device" tone="accent" />
      <Node at={PUBLIC} icon={KeyRound} title="Public key" sub="Shared with peers" />
      <Node at={CLIENT} icon={MonitorCog} title="Client" sub="Applies the map" />
      <Node at={TUNNEL} icon={Network} title="100.92.0.11" sub="Tunnel interface" tone="accent" />
      <Node at={SSO} icon={LogIn} title="Single sign-on" />
      <Node at={KEY} icon={Ticket} title="Setup key" />
      <Node at={MAP} icon={Waypoints} title="Network map" sub="Peers’ public keys" foot="Addresses, policy" />
      <TallNode
        at={MANAGEMENT}
        icon={ShieldCheck}
        title="Management"
        lines={["Checks the login,", "keeps the public key"]}
      />
      <Node at={PEER} icon={Server} title="Peer" sub="100.92.0.21" tone="accent" />
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
