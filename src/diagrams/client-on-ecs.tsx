import { AppWindow, Database, Laptop, LockKeyhole, MonitorCog, Router, Server } from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";

const LEFT = 24;
const RIGHT = 408;

const zone = (x: number): Box => ({ x: x - 16, y: 136, w: 320, h: 216 });
const row = (x: number, y: number): Box => ({ x, y, w: 288, h: 56 });
const top = (x: number) => row(x, 8);
const middle = (x: number) => row(x, 176);
const bottom = (x: number) => row(x, 280);

const TUNNEL_Y = 100;
const HOP_Y = 261;

/** Two halves: on EC2 a router leads into the VPC, on Fargate a second container leads out of the task. */
export default function ClientOnEcs() {
  return (
    <Canvas
      height={360}
      title="The client on Amazon ECS"
      desc="Left, the way in: a developer's laptop has a tunnel to a routing peer that runs as a task on an EC2 instance, and the routing peer leads to a database of the VPC on TCP port 5432. Right, the way out: in a Fargate task the app talks to the client in a second container through a SOCKS5 proxy on localhost port 1080, and the client has a tunnel to a peer elsewhere."
    >
      <Zone at={zone(LEFT)} label="EC2 in a VPC" />
      <Zone at={zone(RIGHT)} label="Fargate task" />
      <Wire kind="data" points={[anchor(top(LEFT), "bottom"), anchor(middle(LEFT), "top")]} />
      <Wire kind="data" points={[anchor(middle(LEFT), "bottom"), anchor(bottom(LEFT), "top")]} />
      <Wire kind="data" points={[anchor(bottom(RIGHT), "top"), anchor(middle(RIGHT), "bottom")]} />
      <Wire kind="data" points={[anchor(middle(RIGHT), "top"), anchor(top(RIGHT), "bottom")]} />
      <Node at={top(LEFT)} icon={Laptop} title="Laptop" sub="Of a developer" tone="accent" />
      <Node at={middle(LEFT)} icon={Router} title="Router" sub="Task on an EC2 instance" tone="accent" />
      <Node at={bottom(LEFT)} icon={Database} title="orders-db" sub="Without a client" />
      <Node at={top(RIGHT)} icon={Server} title="Peer" sub="Anywhere else" tone="accent" />
      <Node at={middle(RIGHT)} icon={MonitorCog} title="Client" sub="Second container" tone="accent" />
      <Node at={bottom(RIGHT)} icon={AppWindow} title="App" sub="Your container" />
      <Tag at={[168, TUNNEL_Y]} tone="accent" icon={LockKeyhole}>
        Tunnel, way in
      </Tag>
      <Tag at={[552, TUNNEL_Y]} tone="accent" icon={LockKeyhole}>
        Tunnel, way out
      </Tag>
      <Note at={[182, HOP_Y]} lines={["TCP 5432"]} />
      <Note at={[566, HOP_Y]} lines={["SOCKS5, port 1080"]} />
    </Canvas>
  );
}
