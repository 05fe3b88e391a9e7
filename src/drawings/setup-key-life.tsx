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

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { gap, type Item, lane, loop, note, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, type Point } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const CREATED: PlacedPart = {
  x: 8,
  y: 12,
  w: 176,
  h: 64,
  icon: Ticket,
  title: "Created",
  sub: "Shown only once",
};
const VALID: PlacedPart = {
  x: 272,
  y: 12,
  w: 176,
  h: 64,
  icon: TicketCheck,
  title: "Valid",
  sub: "Ready to use",
  tone: "tip",
};
const JOINS: PlacedPart = {
  x: 536,
  y: 12,
  w: 176,
  h: 64,
  icon: UserPlus,
  title: "Device joins",
  sub: "One use counted",
  tone: "accent",
};

const end = (x: number): Box => ({ x, y: 160, w: 216, h: 64 });
const OVERUSED: PlacedPart = {
  ...end(8),
  icon: Gauge,
  title: "Overused",
  sub: "Use limit reached",
  tone: "warn",
};
const EXPIRED: PlacedPart = {
  ...end(252),
  icon: CalendarX,
  title: "Expired",
  sub: "Its date has passed",
  tone: "warn",
};
const REVOKED: PlacedPart = {
  ...end(496),
  icon: Ban,
  title: "Revoked",
  sub: "By an administrator",
  tone: "danger",
};
const BUS_Y = 120;

const ZONE: Box = { x: 8, y: 288, w: 704, h: 128 };
const peer = (x: number): Box => ({ x, y: 332, w: 168, h: 60 });
const ONLINE: PlacedPart = {
  ...peer(24),
  icon: MonitorSmartphone,
  title: "Online",
  sub: "In the network",
  tone: "accent",
};
const OFFLINE: PlacedPart = { ...peer(276), icon: WifiOff, title: "Offline", sub: "Time is running" };
const REMOVED: PlacedPart = {
  ...peer(528),
  icon: Trash2,
  title: "Removed",
  sub: "Peer deleted",
  tone: "danger",
};

/** Both directions between two neighbors, named above and below. */
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

const NARROW: readonly Item[] = [
  CREATED,
  wire(),
  VALID,
  loop("Used", "Uses left"),
  JOINS,
  gap,
  OVERUSED,
  EXPIRED,
  REVOKED,
  ...[OVERUSED, EXPIRED, REVOKED].map((state) => lane(VALID, state)),
  note("No new device can join with it.", "Devices that joined before stay."),
  gap,
  zone("Peers of an ephemeral key", [
    ONLINE,
    loop("Goes away", "Returns"),
    OFFLINE,
    wire({ label: "~10 min" }),
    REMOVED,
  ]),
];

/** The states of a setup key, and the life of peers that joined with an ephemeral one. */
export default function SetupKeyLife() {
  return (
    <Canvas
      height={424}
      title="The life of a setup key"
      desc="A key is created and shown once, then valid. Each device that joins counts as one use, and the key stays valid while uses are left. It ends as overused when its limit is reached, as expired when its date has passed, or as revoked by an administrator. Then no new device can join, but devices that already joined stay. A peer that joined with an ephemeral key is removed about ten minutes after it goes offline, unless it comes back before then."
      narrow={NARROW}
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
      <Node {...CREATED} />
      <Node {...VALID} />
      <Node {...JOINS} />
      <Node {...OVERUSED} />
      <Node {...EXPIRED} />
      <Node {...REVOKED} />
      <Note
        at={[360, 258]}
        align="middle"
        lines={["No new device can join with it. Devices that joined before stay."]}
      />
      <Zone at={ZONE} label="Peers of an ephemeral key" />
      <Loop a={ONLINE} b={OFFLINE} there="Goes away" back="Returns" />
      <Wire points={[anchor(OFFLINE, "right"), anchor(REMOVED, "left")]} />
      <Note at={[486, 353]} align="middle" lines={["~10 min"]} />
      <Node {...ONLINE} />
      <Node {...OFFLINE} />
      <Node {...REMOVED} />
    </Canvas>
  );
}
