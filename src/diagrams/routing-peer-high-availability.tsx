import { Boxes, CircleCheck, CirclePause, Laptop, Router } from "lucide-react";

import { Column } from "./kit/column";
import { anchor, type Box, centre } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Spare } from "./kit/spare";
import { Wire } from "./kit/wire";

const CLIENT: Box = { x: 8, y: 52, w: 132, h: 232 };
const SITE: Box = { x: 268, y: 8, w: 444, h: 292 };
const MAIN: Box = { x: 284, y: 52, w: 184, h: 84 };
const STANDBY: Box = { x: 284, y: 200, w: 184, h: 84 };
const TARGETS: Box = { x: 548, y: 52, w: 148, h: 232 };

/** Through one routing peer, from the client to the resources. */
function Path({ by }: { readonly by: Box }) {
  const y = centre(by)[1];
  return (
    <g>
      <Wire kind="data" points={[[CLIENT.x + CLIENT.w, y], anchor(by, "left")]} />
      <Wire points={[anchor(by, "right"), [TARGETS.x, y]]} />
    </g>
  );
}

/** Two ways to the same resources: the lower metric is in use, the other one waits. */
export default function RoutingPeerHighAvailability() {
  return (
    <Canvas
      height={308}
      title="High availability of routing peers"
      desc="A client and two routing peers of the network hq that lead to the same resources. hq-router-1 has metric 100 and is in use. hq-router-2 has metric 200 and stands by; its path is dashed. When hq-router-1 is gone, the client moves to hq-router-2 by itself."
    >
      <Zone at={SITE} label="Network hq" />
      <Path by={MAIN} />
      <Spare>
        <Path by={STANDBY} />
      </Spare>
      <Spare>
        <Wire points={[anchor(MAIN, "bottom"), anchor(STANDBY, "top")]} />
        <Node
          at={STANDBY}
          icon={Router}
          title="hq-router-2"
          sub="Metric 200"
          foot="Standby"
          footIcon={CirclePause}
        />
      </Spare>
      <Column at={CLIENT} icon={Laptop} title="Client" lines={["Compares both"]} tone="accent" />
      <Node
        at={MAIN}
        icon={Router}
        title="hq-router-1"
        sub="Metric 100"
        foot="In use"
        footIcon={CircleCheck}
        tone="accent"
        footTone="tip"
      />
      <Column at={TARGETS} icon={Boxes} title="Resources" lines={["Hosts, subnets,", "domains"]} />
      <Tag at={[376, 168]}>If it is gone</Tag>
      <Note at={[204, 84]} align="middle" lines={["Tunnel"]} />
    </Canvas>
  );
}
