import { AppWindow, BookOpen, Forward, Globe, PanelsTopLeft, Router, Search } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Step } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const CLIENT: Box = { x: 8, y: 8, w: 200, h: 232 };
const ROUTER: Box = { x: 268, y: 8, w: 200, h: 232 };

const cell = (x: number, y: number, w: number): Box => ({ x, y, w, h: 64 });
const RESOLVER: PlacedPart = {
  ...cell(24, 48, 168),
  icon: Search,
  title: "Resolver",
  sub: "Sees the name",
  tone: "accent",
};
const PROGRAM: PlacedPart = {
  ...cell(24, 160, 168),
  icon: AppWindow,
  title: "App",
  sub: "Opens the site",
};
const FORWARDER: PlacedPart = {
  ...cell(284, 48, 168),
  icon: Forward,
  title: "Forwarder",
  sub: "Port 22054",
  tone: "accent",
};
const GATEWAY: PlacedPart = {
  ...cell(284, 160, 168),
  icon: Router,
  title: "Routing",
  sub: "Masquerade",
  tone: "accent",
};
const DNS: PlacedPart = { ...cell(532, 48, 180), icon: BookOpen, title: "Its DNS", sub: "Knows the name" };
const SITE: PlacedPart = {
  ...cell(532, 160, 180),
  icon: PanelsTopLeft,
  title: "The site",
  sub: "Sees routing peer",
};
const OTHER: PlacedPart = { ...cell(532, 264, 180), icon: Globe, title: "Other sites", sub: "No detour" };
const OTHER_Y = 296;

const NARROW: readonly Item[] = [
  zone("Client", [PROGRAM, wire({ label: "Asks", step: 1 }), RESOLVER]),
  wire({ heads: "both", step: 2 }),
  zone("Routing peer", [FORWARDER, GATEWAY]),
  wire({ kind: "data" }),
  SITE,
  DNS,
  OTHER,
  lane(FORWARDER, DNS, { heads: "both", step: 3 }),
  lane(PROGRAM, GATEWAY, { kind: "data", step: 4 }, 1),
  lane(PROGRAM, OTHER, {}, 2),
  note("All other traffic: direct"),
];

/** The name is looked up by the routing peer, and the traffic for it takes the same way. */
export default function DomainResources() {
  return (
    <Canvas
      height={336}
      title="How a domain resource is reached"
      desc="Step 1: an app on the client asks the client's resolver for a name. Step 2: the client passes the question to the routing peer's forwarder on port 22054. Step 3: the routing peer asks its own DNS servers and returns the answer. Step 4: traffic for that name goes through the tunnel to the routing peer and from there to the site, which sees the routing peer's address. All the client's other traffic goes directly."
      narrow={NARROW}
    >
      <Zone at={CLIENT} label="Client" />
      <Zone at={ROUTER} label="Routing peer" />
      <Wire points={[anchor(PROGRAM, "top"), anchor(RESOLVER, "bottom")]} />
      <Wire heads="both" points={[anchor(RESOLVER, "right"), anchor(FORWARDER, "left")]} />
      <Wire heads="both" points={[anchor(FORWARDER, "right"), anchor(DNS, "left")]} />
      <Wire kind="data" points={[anchor(PROGRAM, "right"), anchor(GATEWAY, "left")]} />
      <Wire kind="data" points={[anchor(GATEWAY, "right"), anchor(SITE, "left")]} />
      <Wire points={[anchor(PROGRAM, "bottom"), [108, OTHER_Y], anchor(OTHER, "left")]} />
      <Step at={[108, 136]} n={1} />
      <Step at={[238, 80]} n={2} />
      <Step at={[500, 80]} n={3} />
      <Step at={[238, 192]} n={4} />
      <Note at={[126, 141]} lines={["Asks"]} />
      <Note at={[320, OTHER_Y - 10]} align="middle" lines={["All other traffic: direct"]} />
      <Node {...RESOLVER} />
      <Node {...PROGRAM} />
      <Node {...FORWARDER} />
      <Node {...GATEWAY} />
      <Node {...DNS} />
      <Node {...SITE} />
      <Node {...OTHER} />
    </Canvas>
  );
}
