import { Cable, Cctv, Container, MonitorSmartphone, ShieldCheck, Users } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";

const TEAM: Box = { x: 8, y: 88, w: 160, h: 56 };
const BRANCH: Box = { x: 232, y: 8, w: 480, h: 288 };
const ROUTER: Box = { x: 248, y: 48, w: 448, h: 112 };

const device = (x: number, y: number): Box => ({ x, y, w: 192, h: 56 });
const CONTAINER = device(264, 88);
const BRIDGE = device(488, 88);
const OTHERS = device(264, 224);
const RECORDER = device(488, 224);

/** A container on the router of a branch leads the team to one device of the branch. */
export default function ClientOnMikrotik() {
  return (
    <Canvas
      height={304}
      title="The client on a MikroTik router"
      desc="The security team has a tunnel to the client, which runs in a container at 172.17.0.2 on the router of a branch. Its traffic goes over a bridge of its own at 172.17.0.1 into the branch network, masqueraded as the router, and reaches the recorder at 192.168.88.10, TCP port 443. Other devices of the branch have no resource and are not reached."
    >
      <Zone at={BRANCH} label="Branch 192.168.88.0/24" />
      <Zone at={ROUTER} label="Router" tinted />
      <Wire kind="data" points={[anchor(TEAM, "right"), anchor(CONTAINER, "left")]} />
      <Wire kind="data" points={[anchor(CONTAINER, "right"), anchor(BRIDGE, "left")]} />
      <Wire kind="data" points={[anchor(BRIDGE, "bottom"), anchor(RECORDER, "top")]} />
      <Node at={TEAM} icon={Users} title="Team" sub="Their laptops" tone="accent" />
      <Node at={CONTAINER} icon={Container} title="Container" sub="Client, 172.17.0.2" tone="accent" />
      <Node at={BRIDGE} icon={Cable} title="Bridge" sub="172.17.0.1" />
      <Node at={OTHERS} icon={MonitorSmartphone} title="Other devices" sub="Not reached" />
      <Node at={RECORDER} icon={Cctv} title="Recorder" sub="192.168.88.10" />
      <Note at={[8, 247]} lines={["The recorder sees the", "router’s own address."]} />
      <Note at={[200, 106]} align="middle" lines={["Tunnel"]} />
      <Tag at={[584, 192]} tone="accent" icon={ShieldCheck}>
        TCP 443
      </Tag>
    </Canvas>
  );
}
