import { Boxes, CircleCheck, CirclePause, Laptop, Router } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const CLIENT: PlacedPart = {
  x: 8,
  y: 52,
  w: 132,
  h: 232,
  icon: Laptop,
  title: "Client",
  lines: ["Compares both"],
  tone: "accent",
};
const SITE: Box = { x: 268, y: 8, w: 444, h: 292 };
const MAIN: PlacedPart = {
  x: 284,
  y: 52,
  w: 184,
  h: 84,
  icon: Router,
  title: "hq-router-1",
  sub: "Metric 100",
  foot: "In use",
  footIcon: CircleCheck,
  tone: "accent",
  footTone: "tip",
};
const STANDBY: PlacedPart = {
  x: 284,
  y: 200,
  w: 184,
  h: 84,
  icon: Router,
  title: "hq-router-2",
  sub: "Metric 200",
  foot: "Standby",
  footIcon: CirclePause,
};
const TARGETS: PlacedPart = {
  x: 548,
  y: 52,
  w: 148,
  h: 232,
  icon: Boxes,
  title: "Resources",
  lines: ["Hosts, subnets,", "domains"],
};

/** Through one routing peer, from the client to the resources. */
function Path({ by }: { readonly by: Box }) {
  const y = center(by)[1];
  return (
    <g>
      <Wire kind="data" points={[[CLIENT.x + CLIENT.w, y], anchor(by, "left")]} />
      <Wire points={[anchor(by, "right"), [TARGETS.x, y]]} />
    </g>
  );
}

const NARROW: readonly Item[] = [
  CLIENT,
  wire({ kind: "data", label: "Tunnel" }),
  zone("Network hq", [
    MAIN,
    branches({ from: { spare: true }, through: {} }, { part: STANDBY, spare: true, label: "If it is gone" }),
    TARGETS,
    lane(CLIENT, STANDBY, { kind: "data", spare: true }),
    lane(STANDBY, TARGETS, { spare: true }),
  ]),
];

/** Two ways to the same resources: the lower metric is in use, the other one waits. */
export default function RoutingPeerHighAvailability() {
  return (
    <Canvas
      height={308}
      title="High availability of routing peers"
      desc="A client and two routing peers in the network hq give access to the same resources. hq-router-1 has metric 100 and is in use. hq-router-2 has metric 200 and is on standby, and its path is dashed. When hq-router-1 is gone, the client switches to hq-router-2 automatically."
      narrow={NARROW}
    >
      <Zone at={SITE} label="Network hq" />
      <Path by={MAIN} />
      <Spare>
        <Path by={STANDBY} />
      </Spare>
      <Spare>
        <Wire points={[anchor(MAIN, "bottom"), anchor(STANDBY, "top")]} />
        <Node {...STANDBY} />
      </Spare>
      <Column {...CLIENT} />
      <Node {...MAIN} />
      <Column {...TARGETS} />
      <Tag at={[376, 168]}>If it is gone</Tag>
      <Note at={[204, 84]} align="middle" lines={["Tunnel"]} />
    </Canvas>
  );
}
