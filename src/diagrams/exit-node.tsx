import { Globe, Laptop, LogOut, Printer, Server, ShieldCheck } from "lucide-react";

import { anchor, type Box, centre } from "./kit/geometry";
import { Column } from "./kit/column";
import { Canvas, Node } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";

const DEVICE: Box = { x: 8, y: 8, w: 132, h: 276 };
const PEER: Box = { x: 264, y: 8, w: 184, h: 64 };
const EXIT: Box = { x: 264, y: 104, w: 184, h: 84 };
const LAN: Box = { x: 264, y: 220, w: 184, h: 64 };
const INTERNET: Box = { x: 552, y: 104, w: 160, h: 84 };

const WAYS = [
  { to: PEER, kind: "data", label: "Tunnel" },
  { to: EXIT, kind: "data", label: "Tunnel" },
  { to: LAN, kind: "control", label: "Local" },
] as const;

/** Three kinds of traffic of one device; only that for the internet takes the exit node. */
export default function ExitNode() {
  return (
    <Canvas
      height={292}
      title="Traffic with an exit node"
      desc="A laptop sends traffic three ways. Internet traffic, the route 0.0.0.0/0, goes through a tunnel to the exit node exit-fra, which replaces the source address by its own, 203.0.113.20, and passes the traffic on; the internet sees the exit node. IPv6 traffic goes the same way if both have IPv6 in the overlay, and is blocked otherwise. Traffic to another peer goes straight through a tunnel to that peer, as before. Traffic to the laptop's own subnet, such as a printer, stays local and never enters a tunnel."
    >
      {WAYS.map(({ to, kind, label }) => {
        const y = centre(to)[1];
        return (
          <g key={y}>
            <Wire kind={kind} points={[[DEVICE.x + DEVICE.w, y], anchor(to, "left")]} />
            {kind === "data" ? (
              <Tag at={[202, y]} tone="accent" icon={ShieldCheck}>
                {label}
              </Tag>
            ) : (
              <Tag at={[202, y]}>{label}</Tag>
            )}
          </g>
        );
      })}
      <Wire points={[anchor(EXIT, "right"), anchor(INTERNET, "left")]} />
      <Column at={DEVICE} icon={Laptop} title="Laptop" lines={["In travelers"]} tone="accent" />
      <Node at={PEER} icon={Server} title="Another peer" sub="As before" />
      <Node at={EXIT} icon={LogOut} title="exit-fra" sub="Exit node" foot="203.0.113.20" tone="accent" />
      <Node at={LAN} icon={Printer} title="Own subnet" sub="Printers, drives" />
      <Node at={INTERNET} icon={Globe} title="Internet" sub="Sees exit-fra" />
      <Note at={[500, 136]} align="middle" lines={["Masquerade"]} />
      <Note at={[202, 120]} align="middle" lines={["0.0.0.0/0"]} />
      <Note at={[632, 212]} align="middle" lines={["IPv6: the same way,", "or blocked"]} />
      <Note at={[472, 35]} lines={["Straight to the peer,", "in a tunnel of its own"]} />
      <Note at={[472, 247]} lines={["Does not pass", "the exit node"]} />
    </Canvas>
  );
}
