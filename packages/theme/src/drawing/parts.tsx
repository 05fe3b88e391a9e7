import clsx from "clsx";
import type { LucideIcon } from "lucide-react";

import { type Box, center, type Point, ROW } from "./geometry";
import { Glyph, type PlacedPart, type Tone } from "./kit";
import styles from "./kit.module.css";
import { Note } from "./marks";
import palette from "./palette.module.css";

/** Width and height of the large tile with an icon, in canvas units. */
const TILE = 48;

interface BigTileProps {
  readonly at: Point;
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

/** A tinted square with a large icon, centered on a point. */
export function BigTile({ at: [x, y], icon, tone }: BigTileProps) {
  return (
    <g className={palette[tone]}>
      <rect className={styles.tile} x={x - TILE / 2} y={y - TILE / 2} width={TILE} height={TILE} rx={12} />
      <Glyph icon={icon} at={[x, y]} size={24} tone={tone} />
    </g>
  );
}

/** Distance from the center of the tile to the baseline of the title, and to the first baseline of the lines. */
const [TITLE, LINES] = [50, 71];

interface TallBoxProps extends PlacedPart {
  /** Center of the tile with the icon. */
  readonly tileY: number;
}

/** A tall box: a large icon, and below it a title and lines. */
function TallBox({ tileY, icon, title, lines = [], tone = "plain", ...at }: TallBoxProps) {
  const x = at.x + at.w / 2;
  return (
    <g className={palette[tone]}>
      <rect className={styles.box} x={at.x} y={at.y} width={at.w} height={at.h} rx={10} />
      <BigTile at={[x, tileY]} icon={icon} tone={tone} />
      <text className={clsx(styles.title, styles.middle)} x={x} y={tileY + TITLE}>
        {title}
      </text>
      <Note at={[x, tileY + LINES]} align="middle" lines={lines} />
    </g>
  );
}

/** A tall box with content at the top, so that several straight wires can end at its side. */
export function TallNode(part: PlacedPart) {
  return <TallBox {...part} tileY={part.y + 42} />;
}

/** A tall box with centered content, so that straight wires can end at its side at any height. */
export function Column(part: PlacedPart) {
  const { lines = [] } = part;
  const [, middle] = center(part);
  const last = lines.length > 0 ? LINES + (lines.length - 1) * ROW : TITLE;
  return <TallBox {...part} tileY={middle - (last + 4 - TILE / 2) / 2} />;
}

interface StackProps {
  readonly at: Box;
  readonly icon: LucideIcon;
  readonly label: string;
}

/** A peer as a narrow card: icon above, name below. */
export function Stack({ at, icon, label }: StackProps) {
  const [x, y] = center(at);
  return (
    <g className={palette.accent}>
      <rect className={styles.box} x={at.x} y={at.y} width={at.w} height={at.h} rx={12} />
      <Glyph icon={icon} at={[x, y - 11]} size={24} tone="accent" />
      <text className={clsx(styles.strong, styles.middle)} x={x} y={y + 22}>
        {label}
      </text>
    </g>
  );
}
