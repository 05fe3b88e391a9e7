/**
 * The layout of narrow forms. Items are placed from top to bottom; wires start at an item and end at the next one, so they are
 * pending until its position is known. Lanes may connect any two items, so they are computed last.
 */
import type { Branch, BranchWires, Fact, Item, WireOptions, ZoneItem } from "./flow";
import type { Box, Point } from "./geometry";
import type { Part } from "./kit";
import {
  NARROW_WIDTH,
  EDGE,
  ZONE_INSET,
  ZONE_HEAD,
  TRACK,
  AXIS,
  INDENT,
  RELAYED_SHIFT,
  GAP,
  TEXT_ROW,
  FACT_ROW,
  heightOf,
  heightOfGap,
  markOf,
  besideX,
  rowsOf,
  depthOf,
  tracksOf,
} from "./measure";
import type { Layout, PlacedNode, PlacedWire } from "./placed";

/**
 * Computes the layout of a narrow form: positions of the items below each other, and the paths of the wires between them.
 *
 * @throws Error for a wire without an item above it, and for a lane from or to an item that is not in the column
 */
export function layout(items: readonly Item[]): Layout {
  return new ColumnLayout(items).result();
}

/** A wire whose end, at the next item, is not known yet. */
interface Pending extends PlacedWire {
  readonly x: number;
  /** y of the text next to it. */
  readonly middle?: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

class ColumnLayout {
  readonly #layout: Mutable<Omit<Layout, "height">> = {
    zones: [],
    nodes: [],
    wires: [],
    notes: [],
    facts: [],
    scenes: [],
  };
  /** Positions by part or item, for lanes. */
  readonly #places = new Map<object, Box>();
  readonly #lanes: (Extract<Item, { is: "lane" }> & { readonly mark: PlacedWire["mark"] })[] = [];
  readonly #left: number;
  readonly #right: number;
  #y = EDGE;
  #last: Box | undefined;
  #pending: Pending[] = [];
  /** True if the last item was a box, so that the next one needs a distance. */
  #isAfterBox = false;

  constructor(items: readonly Item[]) {
    const inset = EDGE + ZONE_INSET * depthOf(items);
    this.#left = inset;
    this.#right = NARROW_WIDTH - inset - TRACK * tracksOf(items);
    this.#place(items, 0);
  }

  result(): Layout {
    for (const { from, to, options, track, mark } of this.#lanes) {
      const [start, end] = [this.#placeOf(from), this.#placeOf(to)];
      const x = this.#trackX(track);
      const [y1, y2] = [start.y + start.h / 2, end.y + end.h / 2];
      const points: Point[] = [
        [start.x + start.w, y1],
        [x, y1],
        [x, y2],
        [end.x + end.w, y2],
      ];
      const disc = options.step === undefined ? undefined : { at: [x, (y1 + y2) / 2] as const };
      this.#layout.wires.push({ points, options, mark: mark ?? disc });
    }
    return { ...this.#layout, height: this.#y + EDGE };
  }

  #place(items: readonly Item[], depth: number): void {
    for (const item of items) this.#placeOne(item, depth);
  }

  #placeOne(item: Item, depth: number): void {
    if (!("is" in item)) this.#node({ part: item });
    else if (item.is === "node") this.#node(item);
    else if (item.is === "pair") this.#pair(item.parts);
    else if (item.is === "zone") this.#zone(item, depth);
    else if (item.is === "wire") this.#wire(item.options, item.back);
    else if (item.is === "branches") this.#branches(item.wires, item.branches);
    else if (item.is === "lane") this.#lane(item);
    else if (item.is === "note") this.#note(item.lines, item.strong);
    else if (item.is === "facts") this.#facts(item.facts);
    else if (item.is === "scene") this.#scene(item);
    else this.#y += 2 * GAP;
  }

  #node({ part, spare, step }: Omit<PlacedNode, "at">): void {
    const at = this.#box(heightOf(part));
    this.#layout.nodes.push({ at, part, spare, step });
    this.#places.set(part, at);
    this.#endWires(at);
  }

  #pair(parts: readonly [Part, Part]): void {
    const at = this.#box(Math.max(...parts.map(heightOf)));
    const w = (at.w - GAP) / 2;
    parts.forEach((part, i) => {
      const half = { ...at, w, x: at.x + i * (w + GAP) };
      this.#layout.nodes.push({ at: half, part });
      this.#places.set(part, half);
    });
    this.#endWires(at);
  }

  #scene(item: Extract<Item, { is: "scene" }>): void {
    const at = this.#box(item.height);
    this.#layout.scenes.push({ at, draw: item.draw });
    this.#places.set(item, at);
    this.#endWires(at);
  }

  #box(h: number, indent = 0, cut = 0): Box {
    this.#keepDistance();
    const x = this.#left + indent;
    const at = { x, y: this.#y, w: this.#right - x - cut, h };
    this.#y += h;
    this.#isAfterBox = true;
    return at;
  }

  #keepDistance(by = GAP): void {
    if (this.#isAfterBox) this.#y += by;
    this.#isAfterBox = false;
  }

  /** Ends the pending wires at the top of a box. */
  #endWires(at: Box): void {
    for (const { x, points, options, mark } of this.#pending)
      this.#layout.wires.push({ options, mark, points: [...points, [x, at.y]] });
    this.#pending = [];
    this.#last = at;
  }

  #placeOf(thing: object): Box {
    const at = this.#places.get(thing);
    if (!at) throw new Error("A wire leads from or to a thing that is not in the column.");
    return at;
  }

  #source(): Box {
    if (!this.#last) throw new Error("A wire needs something above it.");
    return this.#last;
  }

  #wire(options: WireOptions, back?: string): void {
    const from = this.#source();
    const rows = rowsOf(options.label);
    const x = from.x > this.#left ? from.x + AXIS : this.#left + AXIS;
    const height = heightOfGap(options, rows);
    const middle = this.#y + height / 2;
    const start = from.y + from.h;
    this.#isAfterBox = false;
    this.#pending.push({ x, middle, points: [[x, start]], options, mark: markOf(options, x, middle) });
    this.#beside(besideX(options, x), middle, rows);
    if (back !== undefined) {
      const backX = this.#left + (this.#right - this.#left) * 0.56;
      this.#pending.push({ x: backX, points: [[backX, start]], options: { ...options, heads: "start" } });
      this.#beside(backX + 14, middle, [back]);
    }
    this.#y += height;
  }

  /** Rows of text, centered on a height. */
  #beside(x: number, y: number, lines: readonly string[], align: "start" | "end" = "start"): void {
    if (lines.length === 0) return;
    const first = y - ((lines.length - 1) * TEXT_ROW) / 2 + 4.7;
    this.#layout.notes.push({ at: [x, first], lines, align });
  }

  #zone(item: ZoneItem, depth: number): void {
    const { label, items, tinted = false, closed = false } = item;
    this.#keepDistance(14);
    const [x, y] = [EDGE + ZONE_INSET * depth, this.#y];
    const [first] = items;
    const isBranch = first !== undefined && "is" in first && first.is === "branches" && first.wires.from;
    const isCrossed = !closed && (this.#pending.length > 0 || isBranch);
    const labelX = isCrossed ? this.#left + AXIS + 14 : x + 14;
    const index = this.#layout.zones.length;
    const top: Box = { x, y, w: NARROW_WIDTH - 2 * x, h: 0 };
    this.#layout.zones.push({ at: top, label, labelX, tinted });
    if (closed) this.#endWires(top);
    this.#y += ZONE_HEAD;
    this.#isAfterBox = false;
    this.#place(items, depth + 1);
    this.#y += ZONE_INSET;
    const at = { ...top, h: this.#y - y };
    this.#layout.zones[index] = { at, label, labelX, tinted };
    if (closed) this.#last = at;
    this.#isAfterBox = true;
  }

  #branches({ source: of, from, into, through }: BranchWires, list: readonly Branch[]): void {
    const above = from || through ? this.#source() : undefined;
    const source = of ? this.#placeOf(of) : above;
    const start = source ? source.y + source.h : this.#y;
    const trunk = this.#left + AXIS;
    const isBetween = from !== undefined && into !== undefined;
    const exit = isBetween ? this.#right - 14 : trunk;
    if (from) this.#trunkMark(trunk, from);
    for (const { part, label, ends = false, ...own } of list) {
      this.#keepDistance(GAP + 2);
      const rows = rowsOf(label);
      if (rows.length > 0) {
        this.#layout.notes.push({ at: [this.#left + INDENT, this.#y + 12], lines: rows });
        this.#y += rows.length * TEXT_ROW;
      }
      const at = this.#box(heightOf(part), INDENT, isBetween ? 34 : 0);
      const y = at.y + at.h / 2;
      this.#layout.nodes.push({ at, part, spare: own.spare, step: own.step });
      this.#places.set(part, at);
      const shift = own.kind === "relayed" ? RELAYED_SHIFT : 0;
      const line: readonly Point[] = [
        [trunk - shift, start],
        [trunk - shift, y],
        [at.x, y],
      ];
      if (from) this.#layout.wires.push({ points: line, options: { ...from, ...own } });
      const side: Point = [isBetween ? at.x + at.w : at.x, y];
      const exitX = isBetween ? exit + shift : exit - shift;
      if (into && !ends)
        this.#pending.push({ x: exitX, points: [side, [exitX, y]], options: { ...into, ...own } });
      this.#last = at;
    }
    const rest = through ?? into;
    if (!rest) return;
    this.#isAfterBox = false;
    const rows = rowsOf(rest.label);
    const height = Math.max(26, rows.length * TEXT_ROW + 10);
    const isRight = isBetween && !through;
    this.#beside(isRight ? exit - 12 : trunk + 14, this.#y + height / 2, rows, isRight ? "end" : "start");
    this.#y += height;
    if (through) this.#pending.push({ x: trunk, points: [[trunk, start]], options: through });
  }

  /** The label, pill or disc on the line from which the branches start. */
  #trunkMark(x: number, options: WireOptions): void {
    const rows = rowsOf(options.label);
    if (rows.length === 0 && options.tag === undefined && options.step === undefined) return;
    const height = options.tag === undefined ? Math.max(30, rows.length * TEXT_ROW + 10) : 44;
    const middle = this.#y + height / 2;
    this.#beside(besideX(options, x), middle, rows);
    this.#layout.wires.push({ points: [], options, mark: markOf(options, x, middle) });
    this.#y += height;
    this.#isAfterBox = false;
  }

  #lane(item: Extract<Item, { is: "lane" }>): void {
    const x = this.#trackX(item.track);
    const rows = rowsOf(item.options.label);
    const isTagged = item.options.tag !== undefined;
    if (rows.length === 0 && !isTagged) {
      this.#lanes.push({ ...item, mark: undefined });
      return;
    }
    const beside = this.#pending.at(-1);
    const extra = isTagged && beside && beside.mark === undefined ? TEXT_ROW : 0;
    this.#y += extra;
    const middle = (beside?.middle ?? this.#row(isTagged ? 38 : rows.length * TEXT_ROW + 2)) + extra / 2;
    this.#beside(x - 10, middle, rows, "end");
    const edgeX = Math.min(x + 20, NARROW_WIDTH - EDGE);
    this.#lanes.push({ ...item, mark: isTagged ? { at: [edgeX, middle], edge: "right" } : undefined });
  }

  /** Adds a row for the label of a lane. Returns its middle. */
  #row(height: number): number {
    this.#keepDistance(6);
    this.#y += height;
    return this.#y - height / 2;
  }

  #trackX(track: number): number {
    return this.#right + 14 + TRACK * track;
  }

  #note(lines: readonly string[], strong: boolean): void {
    this.#keepDistance(12);
    this.#layout.notes.push({ at: [this.#left, this.#y + 14], lines, strong });
    this.#y += lines.length * TEXT_ROW;
    this.#isAfterBox = true;
  }

  #facts(list: readonly Fact[]): void {
    this.#keepDistance(4);
    for (const [i, fact] of list.entries())
      this.#layout.facts.push({ at: [this.#left + 2, this.#y + FACT_ROW * (i + 0.5)], fact });
    this.#y += list.length * FACT_ROW;
    this.#isAfterBox = true;
  }
}
