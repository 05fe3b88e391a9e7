import { Monitor, Router, Server, Split } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note } from "./kit/marks";
import { Wire } from "./kit/wire";

const WIDTH = 720;
const SITE: Box = { x: 8, y: 8, w: 320, h: 272 };
const MACHINE: Box = { x: 24, y: 48, w: 152, h: 64 };
const GATEWAY: Box = { x: 24, y: 196, w: 152, h: 64 };
const PEER: Box = { x: 140, y: 122, w: 172, h: 64 };

/** Moves a box of the left site to its place on the right one. */
const mirrored = (box: Box): Box => ({ ...box, x: WIDTH - box.x - box.w });

const MACHINE_B = mirrored(MACHINE);
const GATEWAY_B = mirrored(GATEWAY);
const PEER_B = mirrored(PEER);

/** Two sites without clients: the machine, its router, its routing peer, the tunnel, and the same way back. */
export default function SiteToSite() {
  return (
    <Canvas
      height={288}
      title="Two sites joined by two routing peers"
      desc="Headquarters has the local network 10.10.0.0/24, the plant 10.20.0.0/24. A machine without the client at headquarters sends a packet to its router. The router has a static route to the plant's range with the routing peer hq-router, 10.10.0.2, as next hop. hq-router sends the packet through the tunnel to plant-router, 10.20.0.2, which passes it on to the target, a machine without the client at the plant. The plant's router has the same kind of static route for the other direction."
    >
      <Zone at={SITE} label="Headquarters 10.10.0.0/24" />
      <Zone at={mirrored(SITE)} label="Plant 10.20.0.0/24" />
      <Wire points={[anchor(MACHINE, "bottom", -40), anchor(GATEWAY, "top", -40)]} />
      <Wire points={[anchor(GATEWAY, "right"), [226, 228], anchor(PEER, "bottom")]} />
      <Wire kind="data" points={[anchor(PEER, "right"), anchor(PEER_B, "left")]} />
      <Wire points={[anchor(PEER_B, "top"), [WIDTH - 226, 80], anchor(MACHINE_B, "left")]} />
      <Node at={MACHINE} icon={Monitor} title="Machine" sub="10.10.0.20" />
      <Node at={GATEWAY} icon={Split} title="Router" sub="Static route" />
      <Node at={PEER} icon={Router} title="hq-router" sub="10.10.0.2" tone="accent" />
      <Node at={PEER_B} icon={Router} title="plant-router" sub="10.20.0.2" tone="accent" />
      <Node at={MACHINE_B} icon={Server} title="Machine" sub="10.20.0.20" />
      <Node at={GATEWAY_B} icon={Split} title="Router" sub="Static route" />
      <Note at={[360, 142]} align="middle" lines={["Tunnel"]} />
      <Note at={[GATEWAY_B.x - 12, 224]} align="end" lines={["For connections", "the other way"]} />
    </Canvas>
  );
}
