import { Ban, KeyRound, LogIn, MonitorSmartphone, ServerCog, SquareTerminal, UserX } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item } from "docusaurus-theme-waymark/drawing/flow";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import type { Part } from "docusaurus-theme-waymark/drawing/kit";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Bar, Cut, Event, Lane, Remark, Tick } from "./kit/timeline";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const TOP = 76;
const PITCH = 52;
const lane = (i: number) => TOP + 30 + i * PITCH;
const BOTTOM = lane(4) + 30;

const ZERO = 232;
const MINUTES = 312;
const CUT = 368;
const DAY = 436;
const HALF_YEAR = 532;
const YEAR = 612;
const NEVER = 684;

const TICKS = [
  { x: ZERO, label: "0" },
  { x: MINUTES, label: "10 minutes" },
  { x: DAY, label: "24 h" },
  { x: HALF_YEAR, label: "180 days" },
  { x: YEAR, label: "365 days" },
] as const;

const LANES = [
  { icon: LogIn, title: "New sign-ins" },
  { icon: SquareTerminal, title: "New SSH logins" },
  { icon: MonitorSmartphone, title: "Signed-in devices" },
  { icon: KeyRound, title: "Access tokens" },
  { icon: ServerCog, title: "Setup-key peers" },
] as const;

const DISABLED: Part = { icon: UserX, title: "Disabled at the identity provider", tone: "danger" };
const ENDED: Part = { icon: Ban, title: "Block the user, delete the peers", tone: "danger" };

const NARROW: readonly Item[] = [
  DISABLED,
  branches(
    { from: {}, through: { kind: "blocked" } },
    { ...LANES[0], sub: "Refused at once" },
    { ...LANES[1], sub: "10 minutes at most", tone: "warn" },
    { ...LANES[2], lines: ["Default: 24 h", "Longest: 180 days", "Expiration off: Never"], tone: "warn" },
    { ...LANES[3], sub: "Until their date: 365 days", tone: "warn" },
    { ...LANES[4], lines: ["They belong to no user", "Never"], tone: "warn" },
  ),
  ENDED,
];

/** Access that ends automatically after a user is disabled, and access that a block or deletion ends earlier. */
export default function OffboardingTimeline() {
  return (
    <Canvas
      height={BOTTOM + 44}
      title="What ends when a person is disabled"
      desc="A time axis that starts when the person is disabled at the identity provider. New sign-ins end immediately. New SSH logins with a token end after 10 minutes at most. Devices that the person signed in stay for 24 hours by default, up to 180 days, and indefinitely if login expiration is off. Access tokens last up to 365 days. Peers that joined with a setup key never end. A red line shows the moment when you act. Blocking the user ends their devices, tokens, and SSH logins immediately. Peers that joined with a setup key belong to no user, so you delete these peers."
      narrow={NARROW}
    >
      {LANES.map((one, i) => (
        <Lane key={one.title} y={lane(i)} h={44} {...one} />
      ))}
      {TICKS.map((tick) => (
        <Tick key={tick.label} from={TOP} to={BOTTOM} {...tick} />
      ))}
      <Note at={[NEVER, TOP - 10]} align="middle" lines={["Never"]} />
      <Event at={[ZERO, lane(0)]} icon={UserX} tone="danger" />
      <Remark at={[ZERO + 24, lane(0)]}>Refused at once</Remark>
      <Bar from={ZERO} to={MINUTES} y={lane(1)} tone="warn" />
      <Remark at={[MINUTES + 12, lane(1)]}>10 minutes at most</Remark>
      {[2, 3, 4].map((i) => (
        <Bar key={i} from={ZERO} to={CUT} y={lane(i)} tone="warn" />
      ))}
      <Bar from={CUT} to={DAY} y={lane(2)} tone="warn" open label="Default" />
      <Bar from={DAY} to={HALF_YEAR} y={lane(2)} tone="warn" open label="Longest" />
      <Spare>
        <Wire
          points={[
            [HALF_YEAR, lane(2)],
            [700, lane(2)],
          ]}
        />
      </Spare>
      <Remark at={[HALF_YEAR + 12, lane(2)]}>Expiration off</Remark>
      <Bar from={CUT} to={YEAR} y={lane(3)} tone="warn" open label="Until their date" />
      <Bar from={CUT} to={YEAR} y={lane(4)} tone="warn" open label="They belong to no user" />
      <Wire
        points={[
          [YEAR, lane(4)],
          [700, lane(4)],
        ]}
      />
      <Cut x={CUT} from={lane(2) - 22} to={BOTTOM + 4} />
      <Tag at={[ZERO, 22]} tone="danger" icon={UserX}>
        Disabled at the identity provider
      </Tag>
      <Tag at={[CUT, BOTTOM + 20]} tone="danger">
        Block the user, delete the peers
      </Tag>
    </Canvas>
  );
}
