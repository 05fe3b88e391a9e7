import { type DrawnForm, type DrawnShape } from "../../../src/lib/drawn";
import { type Box, type Point, roundedPath } from "../../../src/lib/geometry";
import type { Graph, GraphEdge } from "../../content/parse/diagram/model";
import { drawnBox, isFixed, sized, type Sized } from "./boxes";
import { place } from "./layers";
import { columnOrder, type Entry } from "./order";
import { pill, pillSize, ROW, textRows, wrapped } from "./text";
import { cutEnds, reachOf, wire } from "./wires";

// Boxes below each other, so that any graph fits a phone: wires to the next box run straight down in the middle, all
// others on tracks at the right side.

const EDGE = 2;
const TRACK = 17;
const INSET = 11;
const GAP = 14;
const WIRE_GAP = 30;
const PILL_ROW = 8;
const ZONE_HEAD = 32;
/** Where wires of tracks leave and arrive, from the middle of a box's side. */
const LEAVE = 8;

/** A wire on a track, with the rows of its label. */
interface Lane {
  readonly edge: GraphEdge;
  readonly track: number;
  readonly label: readonly string[];
}

interface Label {
  readonly rows: readonly string[];
  readonly lane: Lane | undefined;
}

/** Draws a graph as one column. */
export function column(graph: Graph, width: number): DrawnForm {
  const places = new Map<string, Point>(
    place(graph, "TB", 160).boxes.map(({ box, at }) => [box.node.id, [at.y + at.h / 2, at.x]]),
  );
  const entries = columnOrder(graph, (id) => places.get(id) ?? [0, 0]);
  return new Column(graph, entries, width).result();
}

class Column {
  readonly #entries: readonly Entry[];
  readonly #order: readonly string[];
  readonly #boxes = new Map<string, { readonly box: Sized; readonly at: Box }>();
  readonly #zones: DrawnShape[] = [];
  readonly #labels: DrawnShape[] = [];
  readonly #lanes: readonly Lane[];
  readonly #straight: readonly GraphEdge[];
  readonly #width: number;
  readonly #right: number;
  /** From the boxes to the first track. */
  readonly #lead: number;
  readonly #graph: Graph;
  #y = EDGE;

  constructor(graph: Graph, entries: readonly Entry[], width: number) {
    this.#graph = graph;
    this.#entries = entries;
    this.#order = entries.flatMap((entry) => (entry.is === "node" ? [entry.id] : []));
    this.#width = width;
    this.#straight = graph.edges.filter(
      ({ from, to }, index) =>
        Math.abs(this.#index(from) - this.#index(to)) === 1 && this.#isFirstBetween(from, to, index),
    );
    this.#lanes = this.#tracks(graph.edges.filter((edge) => !this.#straight.includes(edge)));
    const tracks = Math.max(0, ...this.#lanes.map(({ track }) => track + 1));
    this.#lead = Math.max(
      11,
      ...this.#lanes.map(({ edge }) => Math.max(reachOf(edge.start), reachOf(edge.end))),
    );
    this.#right = width - EDGE - (tracks === 0 ? 0 : tracks * TRACK + this.#lead - 11);
    this.#placeAll();
  }

  result(): DrawnForm {
    const wires = [
      ...this.#lanes.flatMap((lane) => this.#drawnLane(lane)),
      ...this.#straight.flatMap((edge) => this.#drawnStraight(edge)),
    ];
    const boxes = [...this.#boxes.values()].flatMap(({ box, at }) => drawnBox(box, at));
    const shapes = [...this.#zones, ...wires, ...boxes, ...this.#labels];
    return { width: this.#width, height: Math.ceil(this.#y + EDGE), shapes };
  }

  #index(id: string): number {
    return this.#order.indexOf(id);
  }

  /** Only one of several wires between two neighbors runs straight. */
  #isFirstBetween(from: string, to: string, index: number): boolean {
    return !this.#graph.edges
      .slice(0, index)
      .some((other) => [other.from, other.to].sort().join() === [from, to].sort().join());
  }

  /** Wires without a label to the same box share a track; others share one where they do not meet. */
  #tracks(edges: readonly GraphEdge[]): Lane[] {
    const taken: { readonly to: string; readonly isShared: boolean; readonly ends: [number, number] }[][] =
      [];
    const long = (edge: GraphEdge): number => Math.abs(this.#index(edge.from) - this.#index(edge.to));
    return [...edges]
      .sort((a, b) => long(a) - long(b))
      .map((edge) => {
        const ends = [this.#index(edge.from), this.#index(edge.to)].sort((a, b) => a - b) as [number, number];
        const isShared = edge.label === undefined && edge.start === "none";
        const fits = (track: (typeof taken)[number]): boolean =>
          track.every(
            (other) =>
              (isShared && other.isShared && other.to === edge.to) ||
              other.ends[1] < ends[0] ||
              other.ends[0] > ends[1],
          );
        const found = taken.findIndex(fits);
        const track = found === -1 ? taken.length : found;
        (taken[track] ??= []).push({ to: edge.to, isShared, ends });
        const label =
          edge.label === undefined || edge.from === edge.to ? [] : wrapped(edge.label, this.#width / 2);
        return { edge, track, label };
      });
  }

  #placeAll(): void {
    const open: { readonly id: string; readonly y: number; readonly index: number }[] = [];
    let before: string | undefined;
    const deepest = depthOf(this.#entries);
    const inset = EDGE + INSET * deepest;
    let isAfterGap = true;
    for (const [index, entry] of this.#entries.entries()) {
      if (entry.is === "close") {
        const zone = open.pop();
        if (!zone) continue;
        this.#y += INSET;
        this.#zone(zone.id, zone.y, open.length, zone.index);
        isAfterGap = false;
        continue;
      }
      if (!isAfterGap || entry.is === "node") {
        const next = this.#entries.slice(index).find((one) => one.is === "node");
        if (before !== undefined && next && !isAfterGap) this.#gap(before, next.id);
        isAfterGap = true;
      }
      if (entry.is === "open") {
        open.push({ id: entry.id, y: this.#y, index: this.#zones.length });
        this.#y += ZONE_HEAD + (this.#zoneRows(entry.id).length - 1) * ROW;
        continue;
      }
      this.#box(entry.id, inset);
      before = entry.id;
      isAfterGap = false;
    }
  }

  #box(id: string, inset: number): void {
    const node = this.#graph.nodes.find((one) => one.id === id);
    if (!node) return;
    const room = this.#right - 2 * inset + EDGE;
    // What a wire from a box to itself says stands in the box: beside it there is no room.
    const own = this.#graph.edges.flatMap(({ from, to, label }) =>
      from === id && to === id && label !== undefined ? [label] : [],
    );
    const box = sized({ ...node, label: [...node.label, ...own] }, room);
    const w = isFixed(box) ? box.w : room;
    const at = { x: inset + (room - w) / 2, y: this.#y, w, h: box.h };
    this.#boxes.set(id, { box, at });
    this.#y += box.h;
  }

  /** Room between two boxes, with the labels of the wires in it. */
  #gap(above: string, below: string): void {
    const straight = this.#straight.find(
      ({ from, to }) => (from === above && to === below) || (from === below && to === above),
    );
    const rows = straight?.label === undefined ? [] : wrapped(straight.label, this.#width * 0.55);
    const labels: Label[] = [
      ...(rows.length > 0 ? [{ rows, lane: undefined }] : []),
      ...this.#lanes
        .filter(({ edge, label }) => label.length > 0 && edge[this.#isDown(edge) ? "from" : "to"] === above)
        .map((lane) => ({ rows: lane.label, lane })),
    ];
    const [upper, lower] = straight ? this.#reaches(straight) : [0, 0];
    if (labels.length === 0) {
      this.#y += straight ? Math.max(WIRE_GAP, upper + lower + 8) : GAP;
      return;
    }
    this.#y += Math.max(PILL_ROW + 4, upper + 2);
    for (const { rows: text, lane } of labels) {
      const { w, h } = pillSize(text);
      const x = lane ? Math.min(this.#trackX(lane.track), this.#width - EDGE - w / 2) : this.#middle();
      this.#labels.push(...pill(text, x, this.#y + h / 2));
      this.#y += h + PILL_ROW;
    }
    this.#y += Math.max(8, lower - PILL_ROW + 4);
  }

  /** How far the signs of a straight wire reach, at the upper and at the lower box. */
  #reaches(edge: GraphEdge): readonly [above: number, below: number] {
    const [start, end] = [reachOf(edge.start), reachOf(edge.end)];
    return this.#isDown(edge) ? [start, end] : [end, start];
  }

  #isDown({ from, to }: GraphEdge): boolean {
    return this.#index(from) <= this.#index(to);
  }

  #zone(id: string, y: number, depth: number, index: number): void {
    const x = EDGE + INSET * depth;
    const w = this.#right + EDGE - 2 * x;
    const rows = this.#zoneRows(id);
    this.#zones.splice(
      index,
      0,
      { is: "rect", look: "region", x, y, w, h: this.#y - y, r: 14 },
      ...textRows(rows, { x: x + 14, y: y + 21, look: "strong" }),
    );
  }

  /** The label of a group, beside the wire that may come in from above. */
  #zoneRows(id: string): string[] {
    const label = this.#graph.groups.find((group) => group.id === id)?.label ?? id;
    return wrapped(label, this.#width / 2 - 60, "strong");
  }

  #middle(): number {
    return (this.#right + EDGE) / 2;
  }

  #trackX(track: number): number {
    return this.#right + TRACK * track + this.#lead;
  }

  #drawnStraight(edge: GraphEdge): DrawnShape[] {
    const [from, to] = [this.#boxes.get(edge.from), this.#boxes.get(edge.to)];
    if (!from || !to) return [];
    const x = this.#middle();
    const isDown = from.at.y < to.at.y;
    const heading = isDown ? "down" : "up";
    const start = { at: [x, isDown ? from.at.y + from.at.h : from.at.y] as const, heading } as const;
    const end = { at: [x, isDown ? to.at.y : to.at.y + to.at.h] as const, heading } as const;
    const [first, last] = cutEnds(edge, start, end);
    return wire(edge, roundedPath([first, last]), start, end);
  }

  #drawnLane({ edge, track }: Lane): DrawnShape[] {
    const [from, to] = [this.#boxes.get(edge.from), this.#boxes.get(edge.to)];
    if (!from || !to) return [];
    const x = this.#trackX(track);
    const isDown = this.#isDown(edge);
    const isLoop = edge.from === edge.to;
    const start = { at: side(from, isDown ? LEAVE : -LEAVE), heading: "right" } as const;
    const end = { at: side(to, isDown || isLoop ? -LEAVE : LEAVE), heading: "left" } as const;
    const [first, last] = cutEnds(edge, start, end);
    const points: Point[] = [first, [x, first[1]], [x, last[1]], last];
    return wire(edge, roundedPath(points), start, end);
  }
}

/** How many groups are around the innermost box. */
function depthOf(entries: readonly Entry[]): number {
  let depth = 0;
  return Math.max(
    0,
    ...entries.map(({ is }) => {
      if (is !== "node") depth += is === "open" ? 1 : -1;
      return depth;
    }),
  );
}

/** A point on the right side of a box, moved down from its middle. */
function side({ box, at }: { readonly box: Sized; readonly at: Box }, shift: number): Point {
  const by = Math.min(Math.abs(shift), at.h / 4) * Math.sign(shift);
  const y = at.y + at.h / 2 + by;
  const cut = box.node.form === "diamond" ? (Math.abs(by) / (at.h / 2)) * (at.w / 2) : 0;
  return [at.x + at.w - cut, y];
}
