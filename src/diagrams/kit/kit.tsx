import clsx from "clsx";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

import { baselines, type Box, type Point, ROW } from "./geometry";
import styles from "./kit.module.css";
import palette from "./palette.module.css";

/** What a piece means: nothing special, ours, fine, to watch, refused. */
export type Tone = "plain" | "accent" | "tip" | "warn" | "danger";

const TILE = 32;
const PAD = 12;

interface CanvasProps {
  readonly title: string;
  readonly desc: string;
  readonly height: number;
  readonly width?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The drawing surface, sizes in canvas units; `title` names the picture, `desc` tells it in words. */
export function Canvas({ title, desc, height, width = 720, className, children }: CanvasProps) {
  const id = useId();
  return (
    <svg
      className={clsx(palette.canvas, className)}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{desc}</desc>
      {children}
    </svg>
  );
}

interface GlyphProps {
  readonly icon: LucideIcon;
  readonly at: Point;
  readonly size?: number;
  readonly tone?: Tone;
}

/** An icon centred on a point, its stroke 1.5 units whatever its size. */
export function Glyph({ icon: Icon, at: [x, y], size = 18, tone = "plain" }: GlyphProps) {
  const half = size / 2;
  return (
    <g className={clsx(palette[tone], styles.icon)}>
      <Icon x={x - half} y={y - half} size={size} strokeWidth={1.5} nonScalingStroke />
    </g>
  );
}

interface ZoneProps {
  readonly at: Box;
  readonly label: string;
  readonly tinted?: boolean;
  /** Start of the label's baseline; near the zone's upper left corner when absent. */
  readonly labelAt?: Point;
}

/** A region of things that belong together: dashed, or tinted with the accent. */
export function Zone({ at, label, tinted = false, labelAt: [x, y] = [at.x + 16, at.y + 26] }: ZoneProps) {
  return (
    <g>
      <rect
        className={tinted ? styles.tinted : styles.region}
        x={at.x}
        y={at.y}
        width={at.w}
        height={at.h}
        rx={14}
      />
      <text className={clsx(styles.label, tinted && styles.heading)} x={x} y={y}>
        {label}
      </text>
    </g>
  );
}

interface NodeProps {
  readonly at: Box;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly sub?: string;
  readonly foot?: string;
  readonly footIcon?: LucideIcon;
  readonly tone?: Tone;
  readonly footTone?: Tone;
}

/** A box with an icon and up to three rows of text: title, second line, and a quiet foot. */
export function Node({ at, icon, title, sub, foot, footIcon, tone = "plain", footTone = tone }: NodeProps) {
  const rows = baselines(at, 1 + Number(Boolean(sub)) + Number(Boolean(foot)));
  const [first = 0, second = first, third = second] = rows;
  const tileY = first - 5 + (rows.length > 1 ? ROW / 2 : 0);
  const x = at.x + PAD + TILE + PAD;
  return (
    <g className={palette[tone]}>
      <rect className={styles.box} x={at.x} y={at.y} width={at.w} height={at.h} rx={10} />
      <rect className={styles.tile} x={at.x + PAD} y={tileY - TILE / 2} width={TILE} height={TILE} rx={8} />
      <Glyph icon={icon} at={[at.x + PAD + TILE / 2, tileY]} tone={tone} />
      <text className={styles.title} x={x} y={first}>
        {title}
      </text>
      {sub && (
        <text x={x} y={second}>
          {sub}
        </text>
      )}
      {footIcon && <Glyph icon={footIcon} at={[x + 7.5, third - 4.5]} size={15} tone={footTone} />}
      {foot && (
        <text className={styles.quiet} x={footIcon ? x + 21 : x} y={third}>
          {foot}
        </text>
      )}
    </g>
  );
}
