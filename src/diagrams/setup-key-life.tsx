import {
  Ban,
  CalendarX,
  Gauge,
  MonitorSmartphone,
  Ticket,
  TicketCheck,
  Trash2,
  UserPlus,
  WifiOff,
} from "lucide-react";

import { anchor, type Box, type Point } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note } from "./kit/marks";
import { Wire } from "./kit/wire";

const CREATED: Box = { x: 8, y: 12, w: 176, h: 64 };
const VALID: Box = { x: 272, y: 12, w: 176, h: 64 };
const JOINS: Box = { x: 536, y: 12, w: 176, h: 64 };

const end = (x: number): Box => ({ x, y: 160, w: 216, h: 64 });
const OVERUSED = end(8);
const EXPIRED = end(252);
const REVOKED = end(496);
const BUS_Y = 120;

const ZONE: Box = { x: 8, y: 288, w: 704, h: 128 };
const peer = (x: number): Box => ({ x, y: 332, w: 168, h: 60 });
const ONLINE = peer(24);
const OFFLINE = peer(276);
const REMOVED = peer(528);

/** Both directions between two neighbours, named above and below. */
function Loop({
  a,
  b,
  there,
  back,
}: {
  readonly a: Box;
  readonly b: Box;
  readonly there: string;
  readonly back: string;
}) {
  const [x, y]: Point = [(a.x + a.w + b.x) / 2, a.y + a.h / 2];
  return (
    <g>
      <Wire points={[anchor(a, "right", -8), anchor(b, "left", -8)]} />
      <Wire points={[anchor(b, "left", 8), anchor(a, "right", 8)]} />
      <Note at={[x, y - 17]} align="middle" lines={[there]} />
      <Note at={[x, y + 27]} align="middle" lines={[back]} />
    </g>
  );
}

/** The states of a setup key, and what becomes of peers that joined with an ephemeral one. */
export default function SetupKeyLife() {
  return (
    <Canvas
      height={424}
      title="The life of a setup key"
      desc="A key is created and shown once, then valid. Each device that joins counts as one use, and the key stays valid while uses are left. It ends as overused when its limit is reached, expired when its date has passed, or revoked by an administrator; then no new device can join, while devices that joined stay. A peer that joined with an ephemeral key is removed about ten minutes after it goes offline, unless it comes back before."
    >
      <Wire points={[anchor(CREATED, "right"), anchor(VALID, "left")]} />
      <Loop a={VALID} b={JOINS} there="Used" back="Uses left" />
      {[OVERUSED, EXPIRED, REVOKED].map((state) => (
        <Wire
          key={state.x}
          points={[
            anchor(VALID, "bottom"),
            [360, BUS_Y],
            [state.x + state.w / 2, BUS_Y],
            anchor(state, "top"),
          ]}
        />
      ))}
      <Node at={CREATED} icon={Ticket} title="Created" sub="Shown only once" />
      <Node at={VALID} icon={TicketCheck} title="Valid" sub="Ready to use" tone="tip" />
      <Node at={JOINS} icon={UserPlus} title="Device joins" sub="One use counted" tone="accent" />
      <Node at={OVERUSED} icon={Gauge} title="Overused" sub="Use limit reached" tone="warn" />
      <Node at={EXPIRED} icon={CalendarX} title="Expired" sub="Its date has passed" tone="warn" />
      <Node at={REVOKED} icon={Ban} title="Revoked" sub="By an administrator" tone="danger" />
      <Note
        at={[360, 258]}
        align="middle"
        lines={["No new device can join with it. Devices that joined before stay."]}
      />
      <Zone at={ZONE} label="Peers of an ephemeral key" />
      <Loop a={ONLINE} b={OFFLINE} there="Goes away" back="Returns" />
      <Wire points={[anchor(OFFLINE, "right"), anchor(REMOVED, "left")]} />
      <Note at={[486, 353]} align="middle" lines={["~10 min"]} />
      <Node at={ONLINE} icon={MonitorSmartphone} title="Online" sub="In the network" tone="accent" />
      <Node at={OFFLINE} icon={WifiOff} title="Offline" sub="Time is running" />
      <Node at={REMOVED} icon={Trash2} title="Removed" sub="Peer deleted" tone="danger" />
    </Canvas>
  );
}
