import {
  Fingerprint,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  MonitorSmartphone,
  Radar,
  ShieldCheck,
  Split,
  Waypoints,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, note, wire } from "docusaurus-theme-waymark/drawing/flow";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const IDP: PlacedPart = {
  x: 8,
  y: 8,
  w: 160,
  h: 60,
  icon: Fingerprint,
  title: "Your IdP",
  sub: "Issues tokens",
};
const CLIENTS: PlacedPart = {
  x: 8,
  y: 128,
  w: 160,
  h: 60,
  icon: MonitorSmartphone,
  title: "Clients",
  sub: "And browsers",
  tone: "accent",
};
const PROXY: PlacedPart = {
  x: 232,
  y: 8,
  w: 120,
  h: 300,
  icon: Split,
  title: "Proxy",
  lines: ["Terminates", "TLS"],
  tone: "accent",
};
const COTURN_Y = 358;

const row = (y: number): Box => ({ x: 544, y, w: 168, h: 60 });
const COTURN: PlacedPart = { ...row(328), icon: Radar, title: "coturn", sub: "STUN, TURN" };

interface Target {
  readonly at: Box;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly above: string;
  readonly below?: string;
}

const TARGETS: readonly Target[] = [
  { at: row(8), icon: ShieldCheck, title: "Management", above: "gRPC, /api", below: "/ws-proxy/management" },
  { at: row(88), icon: MessagesSquare, title: "Signal", above: "gRPC", below: "/ws-proxy/signal" },
  { at: row(168), icon: Waypoints, title: "Relay", above: "/relay" },
  { at: row(248), icon: LayoutDashboard, title: "Dashboard", above: "/" },
];

const NARROW: readonly Item[] = [
  IDP,
  wire({ heads: "start", label: "Sign in" }),
  CLIENTS,
  lane(CLIENTS, COTURN),
  wire({ label: "443" }),
  PROXY,
  branches(
    { from: {} },
    ...TARGETS.map(({ icon, title, above, below }) => ({
      part: { icon, title },
      label: below === undefined ? above : [above, below],
    })),
  ),
  note("3478 and UDP 49152 to 65535"),
  COTURN,
];

/** One port in front of four components, and what cannot go through it. */
export default function ServerBehindReverseProxy() {
  return (
    <Canvas
      height={396}
      title="Components behind a reverse proxy"
      desc="Devices and browsers come in on port 443 to your reverse proxy, which terminates TLS and routes by path. gRPC, /api, and /ws-proxy/management go to management. gRPC and /ws-proxy/signal go to signal. /relay goes to the relay, and everything else goes to the dashboard. STUN and TURN bypass the proxy and go straight to coturn on port 3478 and UDP 49152 to 65535. People sign in at the identity provider, which stands beside them."
      narrow={NARROW}
    >
      <Wire points={[anchor(CLIENTS, "top"), anchor(IDP, "bottom")]} />
      <Wire points={[anchor(CLIENTS, "right"), [PROXY.x, 158]]} />
      <Wire points={[anchor(CLIENTS, "bottom"), [88, COTURN_Y], anchor(COTURN, "left")]} />
      {TARGETS.map(({ at, icon, title, above, below }) => {
        const y = at.y + at.h / 2;
        return (
          <g key={title}>
            <Wire points={[[PROXY.x + PROXY.w, y], anchor(at, "left")]} />
            <Note at={[448, y - 9]} align="middle" lines={[above]} />
            {below && <Note at={[448, y + 20]} align="middle" lines={[below]} />}
            <Node {...at} icon={icon} title={title} />
          </g>
        );
      })}
      <Node {...IDP} />
      <Node {...CLIENTS} />
      <Column {...PROXY} />
      <Node {...COTURN} />
      <Note at={[200, 148]} align="middle" lines={["443"]} />
      <Note at={[104, 103]} lines={["Sign in"]} />
      <Note at={[324, COTURN_Y - 10]} align="middle" lines={["3478 and UDP 49152 to 65535"]} />
    </Canvas>
  );
}
