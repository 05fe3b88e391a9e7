import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import type { Box } from "../../lib/geometry";
import type { Part, Tone } from "./kit";
import type { Heads, WireKind } from "./wire";

/*
 * The words of a narrow form: a list of things from top to bottom. `layout.ts` gives each its place.
 */

/** How a wire looks, and what is written beside it. */
export interface WireOptions {
  readonly kind?: WireKind;
  readonly heads?: Heads;
  /** Whether the wire is dashed: a standby, or another way to the same end. */
  readonly spare?: boolean;
  /** Rows of text beside the wire. */
  readonly label?: string | readonly string[];
  /** Text in a pill on the wire. */
  readonly tag?: string;
  readonly tagIcon?: LucideIcon;
  readonly tone?: Tone;
  /** Number in a disc on the wire, or in the pill. */
  readonly step?: number;
}

/** One of several boxes below each other; the options of its wire win over those of its siblings. */
export interface Branch extends WireOptions {
  readonly part: Part;
  /** Whether it has no wire to the thing below. */
  readonly ends?: boolean;
}

/** A row with an icon. */
export interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value?: string;
  readonly tone?: Tone;
}

/** The wires of branches; without one of them there is none on that side. */
export interface BranchWires {
  /** Where `from` and `through` begin, when it is not the thing above. */
  readonly source?: object;
  /** From the thing above to each box, on a line at the left. */
  readonly from?: WireOptions;
  /** From each box to the thing below. */
  readonly into?: WireOptions;
  /** From the thing above past all boxes to the thing below. */
  readonly through?: WireOptions;
}

/** A region around things. */
export interface ZoneItem {
  readonly is: "zone";
  readonly label: string;
  readonly items: readonly Item[];
  readonly tinted?: boolean;
  /** Whether wires end at its border, and not at the first and the last thing in it. */
  readonly closed?: boolean;
}

/** One thing in a column; the functions of the same names make them. */
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

/** A dashed box: a standby, or another way to the same end. */
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

/** A wire from the thing above to the thing below. */
export const wire = (options: WireOptions = {}): Item => ({ is: "wire", options });

/** A wire down and another one back, each with its label. */
export const loop = (there: string, back: string, options: WireOptions = {}): Item => ({
  is: "wire",
  options: { ...options, label: there },
  back,
});

/** Indented boxes below each other. */
export const branches = (wires: BranchWires, ...list: readonly (Part | Branch)[]): Item => ({
  is: "branches",
  wires,
  branches: list.map((one) => ("part" in one ? one : { part: one })),
});

/**
 * A wire at the right side between two things that are not neighbors; what is written on it has its place here.
 *
 * @param track number of the line that it takes, from the left; wires that do not meet may share one
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

/** Room between two pictures in one drawing. */
export const gap: Item = { is: "gap" };

/** Anything else, as high as said and as wide as there is room. */
export const scene = (height: number, draw: (at: Box) => ReactNode): Item => ({ is: "scene", height, draw });
