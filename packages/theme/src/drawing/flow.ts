import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import type { Box } from "./geometry";
import type { Part, Tone } from "./kit";
import type { Heads, WireKind } from "./wire";

/*
 * The items of a narrow form: a list from top to bottom, made by the functions below. `layout.ts` computes their positions.
 */

/** Style and texts of a wire. */
export interface WireOptions {
  readonly kind?: WireKind;
  readonly heads?: Heads;
  /** True if the wire is dashed: a standby, or an alternative. */
  readonly spare?: boolean;
  /** Rows of text next to the wire. */
  readonly label?: string | readonly string[];
  /** Text in a pill on the wire. */
  readonly tag?: string;
  readonly tagIcon?: LucideIcon;
  readonly tone?: Tone;
  /** Number in a disc on the wire, or in the pill. */
  readonly step?: number;
}

/** One of several boxes below each other. Its wire options override those of all branches. */
export interface Branch extends WireOptions {
  readonly part: Part;
  /** True if it has no wire to the next item. */
  readonly ends?: boolean;
}

/** A row with an icon. */
export interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value?: string;
  readonly tone?: Tone;
}

/** The wires of branches; an undefined one is not rendered. */
export interface BranchWires {
  /** Start of `from` and `through`; the item above unless given. */
  readonly source?: object;
  /** From the item above to each box, along a line at the left. */
  readonly from?: WireOptions;
  /** From each box to the item below. */
  readonly into?: WireOptions;
  /** From the item above past all boxes to the item below. */
  readonly through?: WireOptions;
}

/** A region around items. */
export interface ZoneItem {
  readonly is: "zone";
  readonly label: string;
  readonly items: readonly Item[];
  readonly tinted?: boolean;
  /** True if wires end at its border, instead of at its first and last item. */
  readonly closed?: boolean;
}

/** One item of a column. The functions below make them. */
export type Item =
  | Part
  | { readonly is: "node"; readonly part: Part; readonly spare?: boolean; readonly step?: number }
  | { readonly is: "pair"; readonly parts: readonly [Part, Part] }
  | { readonly is: "wire"; readonly options: WireOptions; readonly back?: string }
  | { readonly is: "branches"; readonly wires: BranchWires; readonly branches: readonly Branch[] }
  | {
      readonly is: "lane";
      readonly from: object;
      readonly to: object;
      readonly options: WireOptions;
      readonly track: number;
    }
  | { readonly is: "note"; readonly lines: readonly string[]; readonly strong: boolean }
  | { readonly is: "facts"; readonly facts: readonly Fact[] }
  | { readonly is: "gap" }
  | { readonly is: "scene"; readonly height: number; readonly draw: (at: Box) => ReactNode }
  | ZoneItem;

/** A dashed box: a standby, or an alternative. */
export const spare = (part: Part): Item => ({ is: "node", part, spare: true });

/** A box with a number, which gives the order of events. */
export const numbered = (step: number, part: Part): Item => ({ is: "node", part, step });

/** Two small boxes side by side. */
export const pair = (left: Part, right: Part): Item => ({ is: "pair", parts: [left, right] });

/** A region around `items`. */
export const zone = (
  label: string,
  items: readonly Item[],
  options: Pick<ZoneItem, "tinted" | "closed"> = {},
): Item => ({ is: "zone", label, items, ...options });

/** A wire from the item above to the item below. */
export const wire = (options: WireOptions = {}): Item => ({ is: "wire", options });

/** A wire down and another one back, each with its label. */
export const loop = (down: string, back: string, options: WireOptions = {}): Item => ({
  is: "wire",
  options: { ...options, label: down },
  back,
});

/** Indented boxes below each other. */
export const branches = (wires: BranchWires, ...list: readonly (Part | Branch)[]): Item => ({
  is: "branches",
  wires,
  branches: list.map((branch) => ("part" in branch ? branch : { part: branch })),
});

/**
 * A wire at the right side between two items that are not neighbors. Its label is at the position of this item.
 *
 * @param track vertical line of the wire, counted from the left; wires that do not overlap may share one
 */
export const lane = (from: object, to: object, options: WireOptions = {}, track = 0): Item => ({
  is: "lane",
  from,
  to,
  options,
  track,
});

/** Rows of text. */
export const note = (...lines: readonly string[]): Item => ({ is: "note", lines, strong: false });

/** A small heading. */
export const heading = (text: string): Item => ({ is: "note", lines: [text], strong: true });

/** Rows with an icon each. */
export const facts = (...list: readonly Fact[]): Item => ({ is: "facts", facts: list });

/** Space between two parts of a drawing. */
export const gap: Item = { is: "gap" };

/** Any other content, with a given height and the full width. */
export const scene = (height: number, draw: (at: Box) => ReactNode): Item => ({ is: "scene", height, draw });
