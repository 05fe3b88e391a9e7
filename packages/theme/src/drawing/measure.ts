import type { Item, WireOptions } from "./flow";
import type { Part } from "./kit";
import { tagWidth } from "./marks";
import type { PlacedWire } from "./placed";

/* Sizes and distances of the narrow form, in canvas units: text of 13.75 units is 11 px on a screen of 320 px. */

/** Width of the canvas, in canvas units: at its smallest size on screen, the smallest text is 11 px. */
export const NARROW_WIDTH = 344;

/** Space between the drawing and the edge of the canvas. */
export const EDGE = 2;
export const ZONE_INSET = 11;
export const ZONE_HEAD = 34;
export const TRACK = 18;
/** Distance of vertical wires from the left side of a box: the middle of its icon. */
export const AXIS = 28;
export const INDENT = 46;
/** Distance of the dashed line of relayed traffic from other wires. */
export const RELAYED_SHIFT = 10;
export const GAP = 10;
export const TEXT_ROW = 20;
export const FACT_ROW = 28;
/** Height of a box by its number of rows. */
const BOX_HEIGHTS = [46, 56, 76, 96];

export function heightOf({ sub, foot, lines = [] }: Part): number {
  const rows = 1 + Number(sub !== undefined) + Number(foot !== undefined) + lines.length;
  return BOX_HEIGHTS[rows - 1] ?? rows * TEXT_ROW + 16;
}

export function heightOfGap({ tag, step }: WireOptions, rows: readonly string[]): number {
  if (tag !== undefined) return 54;
  return Math.max(step === undefined ? 28 : 42, rows.length * TEXT_ROW + (rows.length > 0 ? 16 : 0));
}

/** Position of the pill or the disc of a wire: a pill is aligned with the boxes, a disc is centered on the wire. */
export function markOf({ tag, step }: WireOptions, x: number, y: number): PlacedWire["mark"] {
  if (tag === undefined && step === undefined) return undefined;
  return tag === undefined ? { at: [x, y] } : { at: [x - AXIS, y], edge: "left" };
}

/** x of the text next to a wire. */
export function besideX(options: WireOptions, x: number): number {
  if (options.tag !== undefined) return x - AXIS + tagWidth(options.tag, options.tagIcon, options.step) + 12;
  return x + (options.step === undefined ? 14 : 20);
}

export function rowsOf(label: WireOptions["label"]): readonly string[] {
  if (label === undefined) return [];
  return typeof label === "string" ? [label] : label;
}

/** Nesting depth of zones. */
export function depthOf(items: readonly Item[]): number {
  return Math.max(
    0,
    ...items.map((item) => ("is" in item && item.is === "zone" ? 1 + depthOf(item.items) : 0)),
  );
}

/** Number of tracks that the lanes need. */
export function tracksOf(items: readonly Item[]): number {
  return Math.max(
    0,
    ...items.map((item) => {
      if (!("is" in item)) return 0;
      if (item.is === "zone") return tracksOf(item.items);
      return item.is === "lane" ? item.track + 1 : 0;
    }),
  );
}
