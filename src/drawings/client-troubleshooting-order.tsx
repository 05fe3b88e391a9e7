import {
  BrickWallShield,
  Cable,
  CircleCheck,
  Cog,
  EthernetPort,
  LogIn,
  type LucideIcon,
  Power,
  Search,
  SearchX,
  Server,
  Unplug,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, numbered } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Step } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const TOP = 8;
const HEIGHT = 52;
const PITCH = 84;
const question = (i: number): Box => ({ x: 44, y: TOP + i * PITCH, w: 288, h: HEIGHT });
const fault = (i: number): Box => ({ ...question(i), x: 440, w: 272 });

interface Row {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly sub: string;
}

/** From the inside out: what to ask with which command, and where the fault is if not. */
const ORDER: readonly { readonly ask: Row; readonly no: Row }[] = [
  {
    ask: { icon: Cog, title: "Service runs?", sub: "service status" },
    no: { icon: Power, title: "Service", sub: "Not installed or stopped" },
  },
  {
    ask: { icon: Server, title: "Servers connected?", sub: "status" },
    no: { icon: LogIn, title: "Sign-in or servers", sub: "Not signed in, or out of reach" },
  },
  {
    ask: { icon: Cable, title: "Tunnel to the peer?", sub: "status --detail" },
    no: { icon: Unplug, title: "No tunnel", sub: "Peer missing or Connecting" },
  },
  {
    ask: { icon: EthernetPort, title: "Port answers by address?", sub: "nc, then the rules on the peer" },
    no: { icon: BrickWallShield, title: "Policy or firewall", sub: "Tunnel is up, nothing passes" },
  },
  {
    ask: { icon: Search, title: "Name resolves?", sub: "ping by name" },
    no: { icon: SearchX, title: "DNS", sub: "Only the name fails" },
  },
];
const WORKS: PlacedPart = {
  ...question(ORDER.length),
  icon: CircleCheck,
  title: "Works",
  sub: "Five times yes",
  tone: "tip",
};

const NARROW: readonly Item[] = [
  ...ORDER.flatMap(({ ask, no }, i): Item[] => [
    numbered(i + 1, { ...ask, tone: "accent" }),
    branches(
      { from: {}, through: { kind: "data", label: "Yes" } },
      { part: { ...no, tone: "warn" }, label: "No" },
    ),
  ]),
  WORKS,
];

/** Five questions from the inside out; the first "no" names the layer to work on. */
export default function ClientTroubleshootingOrder() {
  return (
    <Canvas
      height={WORKS.y + WORKS.h + 8}
      title="The order of questions about a client"
      desc="Five questions stand below each other. A yes goes down to the next question, and a no goes aside to the layer with the problem. First: is the service running? If not, the service. Second: are the servers connected? If not, sign-in or servers. Third: is there a tunnel to the peer? If not, no tunnel. Fourth: does the port answer by address? If not, policy or firewall. Fifth: does the name resolve? If not, DNS. After the fifth yes, it works."
      narrow={NARROW}
    >
      {ORDER.map(({ ask, no }, i) => {
        const at = question(i);
        const [x, y] = anchor(at, "bottom");
        return (
          <g key={ask.title}>
            <Wire kind="data" points={[[x, y], anchor(question(i + 1), "top")]} />
            <Note at={[x + 12, y + 20.5]} lines={["Yes"]} />
            <Wire points={[anchor(at, "right"), anchor(fault(i), "left")]} />
            <Note at={[386, y - HEIGHT / 2 - 9]} align="middle" lines={["No"]} />
            <Node {...at} tone="accent" {...ask} />
            <Node {...fault(i)} tone="warn" {...no} />
            <Step at={[19, y - HEIGHT / 2]} n={i + 1} />
          </g>
        );
      })}
      <Node {...WORKS} />
    </Canvas>
  );
}
