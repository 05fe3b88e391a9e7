import type { LucideIcon } from "lucide-react";

import type { Point } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, type Tone } from "docusaurus-theme-waymark/drawing/kit";
import kit from "docusaurus-theme-waymark/drawing/kit.module.css";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import palette from "docusaurus-theme-waymark/drawing/palette.module.css";
import styles from "./timeline.module.css";

/** Height of a bar, in canvas units. */
const BAR = 28;

interface TickProps {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A moment on the time axis: a label, and a dotted line through the lanes below it. */
export function Tick({ x, from, to, label }: TickProps) {
  return (
    <g>
      <line className={styles.tick} x1={x} x2={x} y1={from} y2={to} />
      <Note at={[x, from - 10]} align="middle" lines={[label]} />
    </g>
  );
}

interface LaneProps {
  /** Middle of the lane. */
  readonly y: number;
  readonly h: number;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly sub?: string;
  readonly tone?: Tone;
}

/** A lane over the full width, with its title at the left. */
export function Lane({ y, h, icon, title, sub, tone = "plain" }: LaneProps) {
  return (
    <g className={palette[tone]}>
      <rect className={styles.lane} x={8} y={y - h / 2} width={704} height={h} rx={10} />
      <rect className={kit.tile} x={20} y={y - 16} width={32} height={32} rx={8} />
      <Glyph icon={icon} at={[36, y]} tone={tone} />
      <Note at={[64, sub ? y - 5 : y + 5]} lines={[title]} strong />
      {sub && <Note at={[64, y + 15]} lines={[sub]} />}
    </g>
  );
}

interface BarProps {
  readonly from: number;
  readonly to: number;
  /** Middle of the bar. */
  readonly y: number;
  readonly tone?: Tone;
  /** Outlined only: a possible or a past span of time. */
  readonly open?: boolean;
  readonly label?: string;
  /** Space before the label, for a mark at the start of the bar. */
  readonly indent?: number;
}

/** A span of time. */
export function Bar({ from, to, y, tone = "accent", open = false, label, indent = 12 }: BarProps) {
  return (
    <g className={palette[tone]}>
      <rect
        className={open ? styles.rest : styles.bar}
        x={from}
        y={y - BAR / 2}
        width={to - from}
        height={BAR}
        rx={8}
      />
      {label && (
        <text className={kit.caption} x={from + indent} y={y + 4.7}>
          {label}
        </text>
      )}
    </g>
  );
}

/** A few words in a lane, legible across the dotted lines. */
export function Remark({ at: [x, y], children }: { readonly at: Point; readonly children: string }) {
  return (
    <text className={styles.remark} x={x} y={y + 4.7}>
      {children}
    </text>
  );
}

/** A vertical line where all crossing spans end. */
export function Cut({ x, from, to }: { readonly x: number; readonly from: number; readonly to: number }) {
  return <line className={styles.cut} x1={x} x2={x} y1={from} y2={to} />;
}

/** An event: a small disc with an icon. */
export function Event({
  at,
  icon,
  tone,
}: {
  readonly at: Point;
  readonly icon: LucideIcon;
  readonly tone: Tone;
}) {
  return (
    <g className={palette[tone]}>
      <circle className={kit.pill} cx={at[0]} cy={at[1]} r={14} />
      <Glyph icon={icon} at={at} size={15} tone={tone} />
    </g>
  );
}
