import clsx from "clsx";
import type { LucideIcon } from "lucide-react";

import { baselines, type Box, type Point, ROW } from "./geometry";
import styles from "./kit.module.css";
import palette from "./palette.module.css";

/** Meaning of a part: neutral, the product, good, needs attention, denied. */
export type Tone = "plain" | "accent" | "tip" | "warn" | "danger";

/** Width and height of the tile with the icon, in canvas units. */
const TILE = 32;
/** Space before and after the tile, in canvas units. */
const PAD = 12;

interface GlyphProps {
  readonly icon: LucideIcon;
  readonly at: Point;
  readonly size?: number;
  readonly tone?: Tone;
}

/** An icon centered on a point, its stroke 1.5 units whatever its size. */
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

/** A region around related parts: dashed, or tinted with the accent color. */
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

/** Content of a box: title, second line, further lines, and a last line in a muted color. */
export interface Part {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly sub?: string;
  readonly lines?: readonly string[];
  readonly foot?: string;
  readonly footIcon?: LucideIcon;
  readonly tone?: Tone;
  readonly footTone?: Tone;
}

/** A box with its position on the wide canvas. */
export interface PlacedPart extends Part, Box {}

/** A box with an icon at the left and rows of text next to it. */
export function Node({ x, y, w, h, icon, title, foot, footIcon, tone = "plain", ...rest }: PlacedPart) {
  const { sub, lines = [], footTone = tone } = rest;
  const middle = sub === undefined ? lines : [sub, ...lines];
  const rows = baselines({ x, y, w, h }, 1 + middle.length + Number(Boolean(foot)));
  const [first = 0] = rows;
  const last = rows.at(-1) ?? first;
  const tileY = first - 5 + (rows.length > 1 ? ROW / 2 : 0);
  const textX = x + PAD + TILE + PAD;
  return (
    <g className={palette[tone]}>
      <rect className={styles.box} x={x} y={y} width={w} height={h} rx={10} />
      <rect className={styles.tile} x={x + PAD} y={tileY - TILE / 2} width={TILE} height={TILE} rx={8} />
      <Glyph icon={icon} at={[x + PAD + TILE / 2, tileY]} tone={tone} />
      <text className={styles.title} x={textX} y={first}>
        {title}
      </text>
      {middle.map((line, i) => (
        <text key={line} x={textX} y={rows[i + 1]}>
          {line}
        </text>
      ))}
      {footIcon && <Glyph icon={footIcon} at={[textX + 7.5, last - 4.5]} size={15} tone={footTone} />}
      {foot && (
        <text className={styles.quiet} x={footIcon ? textX + 21 : textX} y={last}>
          {foot}
        </text>
      )}
    </g>
  );
}
