import { Check, Database, Laptop, Router, ShieldCheck, Target, Users, X } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node } from "./kit/kit";
import { Spare } from "./kit/spare";
import { Wire } from "./kit/wire";

const link = (column: number, y: number): Box => ({ x: 8 + column * 260, y, w: 184, h: 88 });
const PEER = link(0, 8);
const SOURCE = link(1, 8);
const POLICY = link(2, 8);
const DESTINATION = link(0, 160);
const ROUTER = link(1, 160);
const RESOURCE = link(2, 160);
const TURN_Y = 128;

const WHOLE = [
  { at: PEER, icon: Laptop, title: "anna-laptop", sub: "Peer", foot: "Approved" },
  { at: SOURCE, icon: Users, title: "Developers", sub: "Source group", foot: "Holds the peer" },
  { at: POLICY, icon: ShieldCheck, title: "TCP 5432", sub: "Policy", foot: "Posture check" },
  { at: DESTINATION, icon: Target, title: "Databases", sub: "Destination", foot: "Holds hq-db" },
] as const;

/** One access as a chain of links, broken at the routing peer. */
export default function ControlCenterTrace() {
  return (
    <Canvas
      height={256}
      title="Trace of one access"
      desc="A chain from left to right, in two rows. First row: the peer anna-laptop is approved; the source group Developers holds it; the policy for TCP 5432 accepts, and the posture check passes. Second row: the destination group Databases holds hq-db; the next link, to the routing peer hq-router-1, is broken, because hq-router-1 is not connected. So the last link, to the database hq-db, is not reached."
    >
      <Wire kind="data" points={[anchor(PEER, "right"), anchor(SOURCE, "left")]} />
      <Wire kind="data" points={[anchor(SOURCE, "right"), anchor(POLICY, "left")]} />
      <Wire
        kind="data"
        points={[anchor(POLICY, "bottom"), [620, TURN_Y], [100, TURN_Y], anchor(DESTINATION, "top")]}
      />
      <Wire kind="blocked" heads="none" points={[anchor(DESTINATION, "right"), anchor(ROUTER, "left")]} />
      <Spare>
        <Wire points={[anchor(ROUTER, "right"), anchor(RESOURCE, "left")]} />
      </Spare>
      {WHOLE.map((node) => (
        <Node key={node.title} {...node} tone="accent" footIcon={Check} footTone="tip" />
      ))}
      <Node
        at={ROUTER}
        icon={Router}
        title="hq-router-1"
        sub="Routing peer"
        foot="Not connected"
        footIcon={X}
        tone="danger"
      />
      <Node at={RESOURCE} icon={Database} title="hq-db" sub="192.168.10.20" foot="Not reached" footIcon={X} />
    </Canvas>
  );
}
