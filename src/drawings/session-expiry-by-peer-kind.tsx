import {
  AppWindow,
  Hourglass,
  Infinity as Endless,
  Laptop,
  LogIn,
  Server,
  Trash2,
  UserPlus,
  WifiOff,
  X,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item } from "docusaurus-theme-waymark/drawing/flow";
import type { Part } from "docusaurus-theme-waymark/drawing/kit";
import { Bar, Event, Lane, Remark, Tick } from "./kit/timeline";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const TOP = 36;
const PITCH = 68;
const lane = (i: number) => TOP + 38 + i * PITCH;
const BOTTOM = lane(4) + 38;

const START = 232;
const DAY = 400;
const TWO_DAYS = 568;
const END = 696;

const LANES = [
  { icon: Laptop, title: "Signed in", sub: "By a person" },
  { icon: Endless, title: "Signed in", sub: "Expiration off" },
  { icon: Server, title: "Setup key", sub: "Servers" },
  { icon: Hourglass, title: "Ephemeral key", sub: "Short-lived machines" },
  { icon: AppWindow, title: "Browser client", sub: "A tab" },
] as const;

const JOINED: Part = { icon: UserPlus, title: "Joined" };

const NARROW: readonly Item[] = [
  JOINED,
  branches(
    { from: {} },
    { ...LANES[0], lines: ["Login is valid: 24 hours", "After a new sign-in: 48 hours"], tone: "accent" },
    { ...LANES[1], lines: ["Until you delete the peer"] },
    { ...LANES[2], lines: ["Until you delete the peer"] },
    { ...LANES[3], lines: ["While online", "Removed ~10 min after"] },
    { ...LANES[4], lines: ["Short-lived and ephemeral"] },
  ),
];

/** One lane for each kind of peer: only the first one has to sign in again. */
export default function SessionExpiryByPeerKind() {
  return (
    <Canvas
      height={BOTTOM + 8}
      title="How long each kind of peer stays in"
      desc="Five lanes along a time axis of two days. A device that a person signed in expires after 24 hours by default and must sign in again. If expiration is turned off, that device stays until the peer is deleted. A machine with a setup key stays until the peer is deleted. A machine with an ephemeral key stays while it is online and is removed about 10 minutes after it goes offline. The browser client is ephemeral and short-lived."
      narrow={NARROW}
    >
      {LANES.map((one, i) => (
        <Lane key={one.sub} y={lane(i)} h={60} tone={i === 0 ? "accent" : "plain"} {...one} />
      ))}
      <Tick x={START} from={TOP} to={BOTTOM} label="Joined" />
      <Tick x={DAY} from={TOP} to={BOTTOM} label="24 hours" />
      <Tick x={TWO_DAYS} from={TOP} to={BOTTOM} label="48 hours" />
      <Bar from={START} to={DAY} y={lane(0)} label="Login is valid" />
      <Bar from={DAY} to={TWO_DAYS} y={lane(0)} label="After a new sign-in" indent={24} />
      <Bar from={TWO_DAYS} to={END} y={lane(0)} open />
      <Event at={[DAY, lane(0)]} icon={LogIn} tone="accent" />
      <Event at={[TWO_DAYS, lane(0)]} icon={LogIn} tone="accent" />

      {[1, 2].map((i) => (
        <g key={i}>
          <Bar from={START} to={END - 32} y={lane(i)} tone="plain" label="Until you delete the peer" />
          <Wire
            points={[
              [END - 32, lane(i)],
              [END, lane(i)],
            ]}
          />
        </g>
      ))}
      <Bar from={START} to={480} y={lane(3)} tone="plain" label="While online" />
      <Bar from={480} to={600} y={lane(3)} tone="warn" open label="~10 min" indent={36} />
      <Event at={[480, lane(3)]} icon={WifiOff} tone="warn" />
      <Event at={[600, lane(3)]} icon={Trash2} tone="danger" />
      <Remark at={[624, lane(3)]}>Removed</Remark>
      <Bar from={START} to={312} y={lane(4)} tone="plain" />
      <Event at={[312, lane(4)]} icon={X} tone="danger" />
      <Remark at={[336, lane(4)]}>Short-lived and ephemeral</Remark>
    </Canvas>
  );
}
