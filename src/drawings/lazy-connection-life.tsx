import clsx from "clsx";
import { Laptop, Server, Timer } from "lucide-react";
import type { ReactNode } from "react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, lane, scene, wire } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { type Tone } from "docusaurus-theme-waymark/drawing/kit";
import styles from "docusaurus-theme-waymark/drawing/kit.module.css";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import palette from "docusaurus-theme-waymark/drawing/palette.module.css";
import { BigTile } from "docusaurus-theme-waymark/drawing/parts";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire, type WireKind } from "docusaurus-theme-waymark/drawing/wire";

const state = (x: number): Box => ({ x, y: 8, w: 176, h: 136 });
const IDLE = state(8);
const CONNECTING = state(272);
const CONNECTED = state(536);
/** From the top of a state to the middle of its devices. */
const TILE_Y = 42;
const BACK_Y = 192;

interface StateProps {
  readonly at: Box;
  readonly title: string;
  readonly sub: string;
  readonly tone?: Tone;
  /** Drawn between the two devices in this state. */
  readonly children?: ReactNode;
}

/** A state as a small scene: the two devices, and what is between them. */
function State({ at, title, sub, tone = "plain", children }: StateProps) {
  const [x] = center(at);
  return (
    <g className={palette[tone]}>
      <rect className={styles.box} x={at.x} y={at.y} width={at.w} height={at.h} rx={10} />
      {children}
      <BigTile at={[x - 52, at.y + TILE_Y]} icon={Laptop} tone={tone} />
      <BigTile at={[x + 52, at.y + TILE_Y]} icon={Server} tone={tone} />
      <text className={clsx(styles.title, styles.middle)} x={x} y={at.y + 94}>
        {title}
      </text>
      <Note at={[x, at.y + 115]} align="middle" lines={[sub]} />
    </g>
  );
}

/** The wire between the two devices of a state. */
function Between({ at, kind }: { readonly at: Box; readonly kind: WireKind }) {
  const [x] = center(at);
  const points = [[x - 28, at.y + TILE_Y] as const, [x + 28, at.y + TILE_Y] as const];
  return <Wire kind={kind} heads={kind === "data" ? "both" : "none"} points={points} />;
}

interface Place {
  readonly at: Box;
}

function Idle({ at }: Place) {
  return <State at={at} title="Idle" sub="No tunnel is open" />;
}

function Connecting({ at }: Place) {
  return (
    <State at={at} title="Connecting" sub="Looking for a path">
      <Spare>
        <Between at={at} kind="control" />
      </Spare>
    </State>
  );
}

function Connected({ at }: Place) {
  return (
    <State at={at} title="Connected" sub="Traffic flows" tone="accent">
      <Between at={at} kind="data" />
    </State>
  );
}

const FIRST = scene(136, (at) => <Idle at={at} />);
const LAST = scene(136, (at) => <Connected at={at} />);

const NARROW: readonly Item[] = [
  FIRST,
  wire({ label: "First packet" }),
  scene(136, (at) => <Connecting at={at} />),
  wire({ label: "Path found" }),
  LAST,
  lane(LAST, FIRST, { tag: "15 minutes without traffic", tagIcon: Timer }),
];

/** The three states of a lazy connection, and what leads from one to the next. */
export default function LazyConnectionLife() {
  return (
    <Canvas
      height={213}
      title="The life of a lazy connection"
      desc="Three states of a connection between a laptop and a server, in a circle. Idle: no tunnel is open. The first packet leads to Connecting: the two devices look for a path. When a path is found, the state is Connected: traffic flows. After 15 minutes without traffic, the connection returns to Idle."
      narrow={NARROW}
    >
      <Wire points={[anchor(IDLE, "right"), anchor(CONNECTING, "left")]} />
      <Wire points={[anchor(CONNECTING, "right"), anchor(CONNECTED, "left")]} />
      <Wire
        points={[
          anchor(CONNECTED, "bottom"),
          [center(CONNECTED)[0], BACK_Y],
          [center(IDLE)[0], BACK_Y],
          anchor(IDLE, "bottom"),
        ]}
      />
      <Idle at={IDLE} />
      <Connecting at={CONNECTING} />
      <Connected at={CONNECTED} />
      <Note at={[228, 64]} align="middle" lines={["First packet"]} />
      <Note at={[492, 64]} align="middle" lines={["Path found"]} />
      <Tag at={[360, BACK_Y]} icon={Timer}>
        15 minutes without traffic
      </Tag>
    </Canvas>
  );
}
