import type { Item, WireOptions } from "./flow";
import type { Part } from "./kit";
import { tagWidth } from "./marks";
import type { PlacedWire } from "./placed";

/* Sizes and distances of the narrow form, in canvas units. */

/** Width of a narrow canvas, in canvas units: text of 13.75 units is 11 px in the column of a screen of 320 px. */
export { NARROW_WIDTH } from "../../lib/drawn";

export const EDGE = 2;
export const ZONE_INSET = 11;
export const ZONE_HEAD = 34;
export const TRACK = 18;
/** From a box's left side to the line on which wires run down, the middle of its icon. */
export const AXIS = 28;
export const INDENT = 46;
/** How far the dashed line of relayed traffic runs beside the others. */
export const RELAYED_SHIFT = 10;
export const GAP = 10;
export const TEXT_ROW = 20;
export const FACT_ROW = 28;
export const BOX_HEIGHTS = [46, 56, 76, 96];

export function heightOf({ sub, foot, lines = [] }: Part): number {
  const rows = 1 + Number(sub !== undefined) + Number(foot !== undefined) + lines.length;
  return BOX_HEIGHTS[rows - 1] ?? rows * TEXT_ROW + 16;
}

export function heightOfGap({ tag, step }: WireOptions, rows: readonly string[]): number {
  if (tag !== undefined) return 54;
  return Math.max(step === undefined ? 28 : 42, rows.length * TEXT_ROW + (rows.length > 0 ? 16 : 0));
}

/** A pill begins where the boxes do; a disc is centered on the wire. */
export function markOf({ tag, step }: WireOptions, x: number, y: number): PlacedWire["mark"] {
  if (tag === undefined && step === undefined) return undefined;
  return tag === undefined ? { at: [x, y] } : { at: [x - AXIS, y], edge: "left" };
}

/** Where text beside a wire begins. */
export function besideX(options: WireOptions, x: number): number {
  if (options.tag !== undefined) return x - AXIS + tagWidth(options.tag, options.tagIcon, options.step) + 12;
  return x + (options.step === undefined ? 14 : 20);
}

export function rowsOf(label: WireOptions["label"]): readonly string[] {
  if (label === undefined) return [];
  return typeof label === "string" ? [label] : label;
}

export function depthOf(items: readonly Item[]): number {
  return Math.max(
    0,
    ...items.map((item) => ("is" in item && item.is === "zone" ? 1 + depthOf(item.items) : 0)),
  );
}

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
