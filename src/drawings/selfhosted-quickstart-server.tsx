import {
  AppWindow,
  Database,
  FileCog,
  LayoutDashboard,
  MonitorSmartphone,
  Server,
  Split,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const MACHINE: Box = { x: 268, y: 8, w: 444, h: 376 };
const BROWSER: PlacedPart = { x: 8, y: 48, w: 144, h: 60, icon: AppWindow, title: "Browser" };
const DEVICES: PlacedPart = { x: 8, y: 132, w: 144, h: 124, icon: MonitorSmartphone, title: "Devices" };
const PROXY: PlacedPart = {
  x: 284,
  y: 48,
  w: 140,
  h: 148,
  icon: Split,
  title: "traefik",
  lines: ["Terminates TLS"],
  tone: "accent",
};
const DASHBOARD: PlacedPart = {
  x: 488,
  y: 48,
  w: 208,
  h: 60,
  icon: LayoutDashboard,
  title: "dashboard",
  sub: "Web app",
  tone: "accent",
};
const SERVER: PlacedPart = {
  x: 488,
  y: 132,
  w: 208,
  h: 148,
  icon: Server,
  title: "Combined server",
  lines: ["Management, signal,", "relay, sign-in, STUN"],
  tone: "accent",
};
const CONFIG: PlacedPart = { x: 284, y: 312, w: 164, h: 56, icon: FileCog, title: "config.yaml" };
const VOLUME: PlacedPart = { x: 488, y: 312, w: 208, h: 56, icon: Database, title: "Data volume" };

const WEB_Y = 78;
const HTTPS_Y = 164;
const STUN_Y = 226;

const NARROW: readonly Item[] = [
  branches({ into: {} }, { part: BROWSER, label: "TCP 80, 443" }, { part: DEVICES, label: "TCP 443" }),
  lane(DEVICES, SERVER, { label: "UDP 3478" }),
  zone("Your machine", [
    PROXY,
    branches({ from: {} }, DASHBOARD, SERVER),
    wire({ heads: "both" }),
    VOLUME,
    CONFIG,
    lane(CONFIG, SERVER),
  ]),
];

/** Services and ports of the one machine, and the location of its data. */
export default function SelfhostedQuickstartServer() {
  return (
    <Canvas
      height={392}
      title="The quickstart server"
      desc="One machine with three containers. Browsers and devices come in on TCP 80 and 443 to the traefik container, which passes web pages to the dashboard container and everything else to the combined server: management, signal, relay, and sign-in. Devices also reach STUN in the combined server directly on UDP 3478. The combined server reads config.yaml and keeps its data in a volume."
      narrow={NARROW}
    >
      <Zone at={MACHINE} label="Your machine" />
      <Wire points={[anchor(BROWSER, "right"), [PROXY.x, WEB_Y]]} />
      <Wire
        points={[
          [DEVICES.x + DEVICES.w, HTTPS_Y],
          [PROXY.x, HTTPS_Y],
        ]}
      />
      <Wire
        points={[
          [DEVICES.x + DEVICES.w, STUN_Y],
          [SERVER.x, STUN_Y],
        ]}
      />
      <Wire points={[[PROXY.x + PROXY.w, WEB_Y], anchor(DASHBOARD, "left")]} />
      <Wire
        points={[
          [PROXY.x + PROXY.w, HTTPS_Y],
          [SERVER.x, HTTPS_Y],
        ]}
      />
      <Node {...BROWSER} />
      <Node {...DEVICES} />
      <Column {...PROXY} />
      <Node {...DASHBOARD} />
      <Column {...SERVER} />
      <Wire points={[anchor(CONFIG, "right"), [468, 340], [468, 250], [SERVER.x, 250]]} />
      <Wire heads="both" points={[anchor(SERVER, "bottom"), anchor(VOLUME, "top")]} />
      <Node {...CONFIG} />
      <Node {...VOLUME} />
      <Note at={[206, WEB_Y - 10]} align="middle" lines={["TCP 80, 443"]} />
      <Note at={[206, HTTPS_Y - 10]} align="middle" lines={["TCP 443"]} />
      <Note at={[206, STUN_Y - 10]} align="middle" lines={["UDP 3478"]} />
    </Canvas>
  );
}
