import {
  AppWindow,
  Database,
  FileCog,
  LayoutDashboard,
  MonitorSmartphone,
  Server,
  Split,
} from "lucide-react";

import { Column } from "./kit/column";
import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note } from "./kit/marks";
import { Wire } from "./kit/wire";

const MACHINE: Box = { x: 268, y: 8, w: 444, h: 376 };
const BROWSER: Box = { x: 8, y: 48, w: 144, h: 60 };
const DEVICES: Box = { x: 8, y: 132, w: 144, h: 124 };
const PROXY: Box = { x: 284, y: 48, w: 140, h: 148 };
const DASHBOARD: Box = { x: 488, y: 48, w: 208, h: 60 };
const SERVER: Box = { x: 488, y: 132, w: 208, h: 148 };
const CONFIG: Box = { x: 284, y: 312, w: 164, h: 56 };
const VOLUME: Box = { x: 488, y: 312, w: 208, h: 56 };

const WEB_Y = 78;
const HTTPS_Y = 164;
const STUN_Y = 226;

/** What listens on which port of the one machine, and where its data lies. */
export default function SelfhostedQuickstartServer() {
  return (
    <Canvas
      height={392}
      title="The quickstart server"
      desc="One machine with three containers. Browsers and devices come in on TCP 80 and 443 to the container traefik, which passes web pages to the container dashboard and everything else to the combined server: management, signal, relay and sign-in. Devices also reach STUN in the combined server directly on UDP 3478. The combined server reads config.yaml and keeps its data in a volume."
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
      <Node at={BROWSER} icon={AppWindow} title="Browser" />
      <Node at={DEVICES} icon={MonitorSmartphone} title="Devices" />
      <Column at={PROXY} icon={Split} title="traefik" lines={["Ends TLS"]} tone="accent" />
      <Node at={DASHBOARD} icon={LayoutDashboard} title="dashboard" sub="Web app" tone="accent" />
      <Column
        at={SERVER}
        icon={Server}
        title="Combined server"
        lines={["Management, signal,", "relay, sign-in, STUN"]}
        tone="accent"
      />
      <Wire points={[anchor(CONFIG, "right"), [468, 340], [468, 250], [SERVER.x, 250]]} />
      <Wire heads="both" points={[anchor(SERVER, "bottom"), anchor(VOLUME, "top")]} />
      <Node at={CONFIG} icon={FileCog} title="config.yaml" />
      <Node at={VOLUME} icon={Database} title="Data volume" />
      <Note at={[206, WEB_Y - 10]} align="middle" lines={["TCP 80, 443"]} />
      <Note at={[206, HTTPS_Y - 10]} align="middle" lines={["TCP 443"]} />
      <Note at={[206, STUN_Y - 10]} align="middle" lines={["UDP 3478"]} />
    </Canvas>
  );
}
