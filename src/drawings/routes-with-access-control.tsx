import { Laptop, PanelsTopLeft, Router, ShieldCheck, SquareTerminal } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { branches, type Item, lane, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const ROUTE: Box = { x: 504, y: 8, w: 208, h: 212 };
const STAFF: PlacedPart = {
  x: 8,
  y: 80,
  w: 176,
  h: 64,
  icon: Laptop,
  title: "Laptop",
  sub: "In staff",
  tone: "accent",
};
const ROUTER: PlacedPart = {
  x: 280,
  y: 24,
  w: 168,
  h: 180,
  icon: Router,
  title: "Routing peer",
  lines: ["Asks the policies"],
  tone: "accent",
};
const WEB: PlacedPart = {
  x: 520,
  y: 48,
  w: 176,
  h: 56,
  icon: PanelsTopLeft,
  title: "TCP 443",
  sub: "On 10.20.0.10",
  tone: "tip",
};
const SHELL: PlacedPart = {
  x: 520,
  y: 148,
  w: 176,
  h: 56,
  icon: SquareTerminal,
  title: "TCP 22",
  sub: "On 10.20.0.10",
  tone: "danger",
};
const POLICY: PlacedPart = {
  x: 224,
  y: 260,
  w: 280,
  h: 76,
  icon: ShieldCheck,
  title: "Policy",
  sub: "staff to office-lan-access",
  foot: "TCP 443, nothing else",
};

const NARROW: readonly Item[] = [
  { ...STAFF, lines: ["The distribution group", "staff learns the route."] },
  wire({ kind: "data", label: "Tunnel" }),
  ROUTER,
  zone("Route office-lan", [branches({ from: { kind: "data" } }, WEB, { part: SHELL, kind: "blocked" })]),
  POLICY,
  lane(POLICY, ROUTER),
  note("office-lan-access is its", "access control group."),
];

/** Peers that receive a route, and the addresses behind it that policies leave open. */
export default function RoutesWithAccessControl() {
  return (
    <Canvas
      height={344}
      title="A route with an access control group"
      desc="A laptop in the distribution group staff learns the route office-lan and sends traffic through a tunnel to the routing peer. The route has the access control group office-lan-access, so the routing peer checks the policies. One policy goes from staff to office-lan-access for TCP port 443. So port 443 on 10.20.0.10 can be reached, but port 22 on the same machine cannot."
      narrow={NARROW}
    >
      <Zone at={ROUTE} label="Route office-lan" />
      <Wire kind="data" points={[anchor(STAFF, "right"), [ROUTER.x, 112]]} />
      <Wire kind="data" points={[[ROUTER.x + ROUTER.w, 76], anchor(WEB, "left")]} />
      <Wire kind="blocked" points={[[ROUTER.x + ROUTER.w, 176], anchor(SHELL, "left")]} />
      <Wire points={[anchor(POLICY, "top"), anchor(ROUTER, "bottom")]} />
      <Node {...STAFF} />
      <Column {...ROUTER} />
      <Node {...WEB} />
      <Node {...SHELL} />
      <Node {...POLICY} />
      <Note at={[232, 102]} align="middle" lines={["Tunnel"]} />
      <Note at={[8, 170]} lines={["The distribution group", "staff learns the route."]} />
      <Note at={[528, 290]} lines={["office-lan-access is its", "access control group."]} />
    </Canvas>
  );
}
