import { Check, Laptop, Network, Router, X } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Point } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type Part, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const LAPTOP: PlacedPart = {
  x: 8,
  y: 108,
  w: 152,
  h: 72,
  icon: Laptop,
  title: "Laptop",
  sub: "Chooses one",
  tone: "accent",
};
const BERLIN_Y = 8;
const PARIS_Y = 164;
const TAG_X = 208;

const gateway = (title: string, used: boolean): Part => ({
  icon: Router,
  title,
  sub: "Routing peer",
  tone: used ? "accent" : "plain",
});

const subnet = (used: boolean): Part => ({
  icon: Network,
  title: "192.168.1.0/24",
  sub: "Its subnet",
  tone: used ? "accent" : "plain",
});

interface SiteProps {
  readonly y: number;
  readonly label: string;
  readonly router: string;
  readonly used: boolean;
}

const inSite = (y: number) => ({
  zone: { x: 320, y, w: 392, h: 116 },
  router: { x: 336, y: y + 40, w: 148, h: 60 },
  lan: { x: 520, y: y + 40, w: 176, h: 60 },
});

/** One of the two places: its routing peer, and the addresses behind it. */
function Site({ y, label, router, used }: SiteProps) {
  const at = inSite(y);
  const kind = used ? "data" : "blocked";
  const start: Point = anchor(LAPTOP, used ? "bottom" : "top");
  const level = y + 70;
  return (
    <g>
      <Zone at={at.zone} label={label} tinted={used} />
      <Wire kind={kind} cross={false} points={[start, [start[0], level], anchor(at.router, "left")]} />
      <Wire points={[anchor(at.router, "right"), anchor(at.lan, "left")]} heads={used ? "end" : "none"} />
      <Node {...at.router} {...gateway(router, used)} />
      <Node {...at.lan} {...subnet(used)} />
      <Tag at={[TAG_X, level]} tone={used ? "tip" : "danger"} icon={used ? Check : X}>
        {used ? "Selected" : "Deselected"}
      </Tag>
    </g>
  );
}

const CHOICE: Part = { ...LAPTOP, lines: ["Same prefix twice"] };

const NARROW: readonly Item[] = [
  zone("berlin-lan", [subnet(false), wire({ heads: "none" }), gateway("gw-berlin", false)]),
  wire({ kind: "blocked", heads: "start", tag: "Deselected", tagIcon: X, tone: "danger" }),
  CHOICE,
  wire({ kind: "data", tag: "Selected", tagIcon: Check, tone: "tip" }),
  zone("paris-lan", [gateway("gw-paris", true), wire(), subnet(true)], { tinted: true }),
];

/** Two places with the same addresses: a device takes one of them at a time. */
export default function OverlappingRoutes() {
  return (
    <Canvas
      height={288}
      title="Overlapping routes"
      desc="A laptop is offered two networks with the same prefix 192.168.1.0/24: berlin-lan behind one routing peer and paris-lan behind another. On the laptop, berlin-lan is deselected, so the path to it is crossed out. paris-lan is selected, so every packet for 192.168.1.0/24 goes to Paris."
      narrow={NARROW}
    >
      <Site y={BERLIN_Y} label="berlin-lan" router="gw-berlin" used={false} />
      <Site y={PARIS_Y} label="paris-lan" router="gw-paris" used />
      <Node {...LAPTOP} />
      <Note at={[176, 149]} lines={["Same prefix twice"]} />
    </Canvas>
  );
}
