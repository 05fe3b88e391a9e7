import clsx from "clsx";

import { center } from "../../lib/geometry";
import type { PlacedPart } from "./kit";
import styles from "./kit.module.css";
import { Note } from "./marks";
import palette from "./palette.module.css";
import { BigTile } from "./parts";

/* In canvas units. */

/** Width and height of the tile with the icon. */
const TILE = 48;
/** Distance from the center of the tile to the baseline of the title. */
const TITLE = 50;
/** Distance from the center of the tile to the first baseline of the lines. */
const LINES = 71;
/** Distance between the baselines of two lines. */
const ROW = 20;

/** A tall box with centered content, so that straight wires can end at its side at any height. */
export function Column({ icon, title, lines = [], tone = "plain", ...at }: PlacedPart) {
  const [x, middle] = center(at);
  const last = lines.length > 0 ? LINES + (lines.length - 1) * ROW : TITLE;
  const y = middle - (last + 4 - TILE / 2) / 2;
  return (
    <g className={palette[tone]}>
      <rect className={styles.box} x={at.x} y={at.y} width={at.w} height={at.h} rx={10} />
      <BigTile at={[x, y]} icon={icon} tone={tone} />
      <text className={clsx(styles.title, styles.middle)} x={x} y={y + TITLE}>
        {title}
      </text>
      <Note at={[x, y + LINES]} align="middle" lines={lines} />
    </g>
  );
}
