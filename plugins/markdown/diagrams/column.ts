/**
 * Lays out a graph as one column of boxes, so that any graph fits a phone. An edge to the next box is a straight
 * line in the middle; all other edges run on vertical tracks at the right side.
 */
import { type DrawnForm, type DrawnShape } from "../../../src/lib/drawn";
import { type Box, type Point, roundedPath } from "../../../src/lib/geometry";
import type { Graph, GraphEdge } from "../../content/parse/diagram/model";
import { boxShapes, hasFixedSize, measureBox, type MeasuredBox } from "./boxes";
import { layOutLayers } from "./layers";
import { columnOrder, type Entry } from "./order";
import { pill, pillSize, LINE_HEIGHT, textRows, wrapText } from "./text";
import { lineEndpoints, markerReach, wireShapes } from "./wires";

const MARGIN = 2;
const TRACK_WIDTH = 17;
const GROUP_INSET = 11;
const MIN_BOX_GAP = 14;
const MIN_WIRE_GAP = 30;
const PILL_GAP = 8;
const GROUP_LABEL_HEIGHT = 32;
/** Vertical distance from the middle of a box's side to the wires of tracks. */
const TRACK_WIRE_OFFSET = 8;

/** An edge on a track, with the lines of its label. */
interface TrackWire {
  readonly edge: GraphEdge;
  readonly track: number;
  readonly label: readonly string[];
}

interface WireLabel {
  readonly rows: readonly string[];
  readonly lane: TrackWire | undefined;
}

/** Draws a graph as one column. */
export function column(graph: Graph, width: number): DrawnForm {
  const positions = new Map<string, Point>(
    layOutLayers(graph, "TB", 160).boxes.map(({ box, at }) => [box.node.id, [at.y + at.h / 2, at.x]]),
  );
  const entries = columnOrder(graph, (id) => positions.get(id) ?? [0, 0]);
  return new ColumnLayout(graph, entries, width).result();
}

class ColumnLayout {
  readonly #entries: readonly Entry[];
  readonly #order: readonly string[];
  readonly #boxes = new Map<string, { readonly box: MeasuredBox; readonly at: Box }>();
  readonly #groupShapes: DrawnShape[] = [];
  readonly #labels: DrawnShape[] = [];
  readonly #trackWires: readonly TrackWire[];
  readonly #straightWires: readonly GraphEdge[];
  readonly #width: number;
  readonly #right: number;
  /** Distance from the boxes to the first track. */
  readonly #trackLead: number;
  readonly #graph: Graph;
  #y = MARGIN;

  constructor(graph: Graph, entries: readonly Entry[], width: number) {
    this.#graph = graph;
    this.#entries = entries;
    this.#order = entries.flatMap((entry) => (entry.is === "node" ? [entry.id] : []));
    this.#width = width;
    this.#straightWires = graph.edges.filter(
      ({ from, to }, index) =>
        Math.abs(this.#index(from) - this.#index(to)) === 1 && this.#isFirstBetween(from, to, index),
    );
    this.#trackWires = this.#assignTracks(graph.edges.filter((edge) => !this.#straightWires.includes(edge)));
    const tracks = Math.max(0, ...this.#trackWires.map(({ track }) => track + 1));
    this.#trackLead = Math.max(
      11,
      ...this.#trackWires.map(({ edge }) => Math.max(markerReach(edge.start), markerReach(edge.end))),
    );
    this.#right = width - MARGIN - (tracks === 0 ? 0 : tracks * TRACK_WIDTH + this.#trackLead - 11);
    this.#placeAll();
  }

  result(): DrawnForm {
    const wires = [
      ...this.#trackWires.flatMap((lane) => this.#trackWireShapes(lane)),
      ...this.#straightWires.flatMap((edge) => this.#straightWireShapes(edge)),
    ];
    const boxes = [...this.#boxes.values()].flatMap(({ box, at }) => boxShapes(box, at));
    const shapes = [...this.#groupShapes, ...wires, ...boxes, ...this.#labels];
    return { width: this.#width, height: Math.ceil(this.#y + MARGIN), shapes };
  }

  #index(id: string): number {
    return this.#order.indexOf(id);
  }

  /** If there are several edges between two neighbors, only the first is straight. */
  #isFirstBetween(from: string, to: string, index: number): boolean {
    return !this.#graph.edges
      .slice(0, index)
      .some((other) => [other.from, other.to].sort().join() === [from, to].sort().join());
  }

  /** Edges without label to the same box share a track; other edges share a track if they do not overlap. */
  #assignTracks(edges: readonly GraphEdge[]): TrackWire[] {
    const wiresByTrack: {
      readonly to: string;
      readonly isShared: boolean;
      readonly ends: [number, number];
    }[][] = [];
    const span = (edge: GraphEdge): number => Math.abs(this.#index(edge.from) - this.#index(edge.to));
    return [...edges]
      .sort((a, b) => span(a) - span(b))
      .map((edge) => {
        const ends = [this.#index(edge.from), this.#index(edge.to)].sort((a, b) => a - b) as [number, number];
        const isShared = edge.label === undefined && edge.start === "none";
        const fits = (track: (typeof wiresByTrack)[number]): boolean =>
          track.every(
            (other) =>
              (isShared && other.isShared && other.to === edge.to) ||
              other.ends[1] < ends[0] ||
              other.ends[0] > ends[1],
          );
        const freeTrack = wiresByTrack.findIndex(fits);
        const track = freeTrack === -1 ? wiresByTrack.length : freeTrack;
        (wiresByTrack[track] ??= []).push({ to: edge.to, isShared, ends });
        const label =
          edge.label === undefined || edge.from === edge.to ? [] : wrapText(edge.label, this.#width / 2);
        return { edge, track, label };
      });
  }

  #placeAll(): void {
    const openGroups: { readonly id: string; readonly y: number; readonly index: number }[] = [];
    let previousNode: string | undefined;
    const maxDepth = maxGroupDepth(this.#entries);
    const inset = MARGIN + GROUP_INSET * maxDepth;
    let isAfterGap = true;
    for (const [index, entry] of this.#entries.entries()) {
      if (entry.is === "close") {
        const zone = openGroups.pop();
        if (!zone) continue;
        this.#y += GROUP_INSET;
        this.#addGroup(zone.id, zone.y, openGroups.length, zone.index);
        isAfterGap = false;
        continue;
      }
      if (!isAfterGap || entry.is === "node") {
        const next = this.#entries.slice(index).find((one) => one.is === "node");
        if (previousNode !== undefined && next && !isAfterGap) this.#addGap(previousNode, next.id);
        isAfterGap = true;
      }
      if (entry.is === "open") {
        openGroups.push({ id: entry.id, y: this.#y, index: this.#groupShapes.length });
        this.#y += GROUP_LABEL_HEIGHT + (this.#groupLabelLines(entry.id).length - 1) * LINE_HEIGHT;
        continue;
      }
      this.#addBox(entry.id, inset);
      previousNode = entry.id;
      isAfterGap = false;
    }
  }

  #addBox(id: string, inset: number): void {
    const node = this.#graph.nodes.find((one) => one.id === id);
    if (!node) return;
    const availableWidth = this.#right - 2 * inset + MARGIN;
    // The label of an edge from a box to itself is shown in the box, because there is no space beside it.
    const ownLabels = this.#graph.edges.flatMap(({ from, to, label }) =>
      from === id && to === id && label !== undefined ? [label] : [],
    );
    const box = measureBox({ ...node, label: [...node.label, ...ownLabels] }, availableWidth);
    const w = hasFixedSize(box) ? box.w : availableWidth;
    const at = { x: inset + (availableWidth - w) / 2, y: this.#y, w, h: box.h };
    this.#boxes.set(id, { box, at });
    this.#y += box.h;
  }

  /** Adds space between two boxes, with the labels of the edges in it. */
  #addGap(above: string, below: string): void {
    const straight = this.#straightWires.find(
      ({ from, to }) => (from === above && to === below) || (from === below && to === above),
    );
    const rows = straight?.label === undefined ? [] : wrapText(straight.label, this.#width * 0.55);
    const labels: WireLabel[] = [
      ...(rows.length > 0 ? [{ rows, lane: undefined }] : []),
      ...this.#trackWires
        .filter(({ edge, label }) => label.length > 0 && edge[this.#isDown(edge) ? "from" : "to"] === above)
        .map((lane) => ({ rows: lane.label, lane })),
    ];
    const [upper, lower] = straight ? this.#endMarkerLengths(straight) : [0, 0];
    if (labels.length === 0) {
      this.#y += straight ? Math.max(MIN_WIRE_GAP, upper + lower + 8) : MIN_BOX_GAP;
      return;
    }
    this.#y += Math.max(PILL_GAP + 4, upper + 2);
    for (const { rows: text, lane } of labels) {
      const { w, h } = pillSize(text);
      const x = lane ? Math.min(this.#trackX(lane.track), this.#width - MARGIN - w / 2) : this.#middle();
      this.#labels.push(...pill(text, x, this.#y + h / 2));
      this.#y += h + PILL_GAP;
    }
    this.#y += Math.max(8, lower - PILL_GAP + 4);
  }

  /** Lengths of the end markers of a straight edge, at the upper and at the lower box. */
  #endMarkerLengths(edge: GraphEdge): readonly [above: number, below: number] {
    const [start, end] = [markerReach(edge.start), markerReach(edge.end)];
    return this.#isDown(edge) ? [start, end] : [end, start];
  }

  #isDown({ from, to }: GraphEdge): boolean {
    return this.#index(from) <= this.#index(to);
  }

  #addGroup(id: string, y: number, depth: number, index: number): void {
    const x = MARGIN + GROUP_INSET * depth;
    const w = this.#right + MARGIN - 2 * x;
    const rows = this.#groupLabelLines(id);
    this.#groupShapes.splice(
      index,
      0,
      { is: "rect", look: "region", x, y, w, h: this.#y - y, r: 14 },
      ...textRows(rows, { x: x + 14, y: y + 21, look: "strong" }),
    );
  }

  /** The label of a group; its width leaves space for an edge from above. */
  #groupLabelLines(id: string): string[] {
    const label = this.#graph.groups.find((group) => group.id === id)?.label ?? id;
    return wrapText(label, this.#width / 2 - 60, "strong");
  }

  #middle(): number {
    return (this.#right + MARGIN) / 2;
  }

  #trackX(track: number): number {
    return this.#right + TRACK_WIDTH * track + this.#trackLead;
  }

  #straightWireShapes(edge: GraphEdge): DrawnShape[] {
    const [from, to] = [this.#boxes.get(edge.from), this.#boxes.get(edge.to)];
    if (!from || !to) return [];
    const x = this.#middle();
    const isDown = from.at.y < to.at.y;
    const heading = isDown ? "down" : "up";
    const start = { at: [x, isDown ? from.at.y + from.at.h : from.at.y] as const, heading } as const;
    const end = { at: [x, isDown ? to.at.y : to.at.y + to.at.h] as const, heading } as const;
    const [first, last] = lineEndpoints(edge, start, end);
    return wireShapes(edge, roundedPath([first, last]), start, end);
  }

  #trackWireShapes({ edge, track }: TrackWire): DrawnShape[] {
    const [from, to] = [this.#boxes.get(edge.from), this.#boxes.get(edge.to)];
    if (!from || !to) return [];
    const x = this.#trackX(track);
    const isDown = this.#isDown(edge);
    const isLoop = edge.from === edge.to;
    const start = {
      at: pointOnRightSide(from, isDown ? TRACK_WIRE_OFFSET : -TRACK_WIRE_OFFSET),
      heading: "right",
    } as const;
    const end = {
      at: pointOnRightSide(to, isDown || isLoop ? -TRACK_WIRE_OFFSET : TRACK_WIRE_OFFSET),
      heading: "left",
    } as const;
    const [first, last] = lineEndpoints(edge, start, end);
    const points: Point[] = [first, [x, first[1]], [x, last[1]], last];
    return wireShapes(edge, roundedPath(points), start, end);
  }
}

/** How deep groups are nested. */
function maxGroupDepth(entries: readonly Entry[]): number {
  let depth = 0;
  return Math.max(
    0,
    ...entries.map(({ is }) => {
      if (is !== "node") depth += is === "open" ? 1 : -1;
      return depth;
    }),
  );
}

/** A point on the right side of a box, `shift` below its middle. */
function pointOnRightSide(
  { box, at }: { readonly box: MeasuredBox; readonly at: Box },
  shift: number,
): Point {
  const offset = Math.min(Math.abs(shift), at.h / 4) * Math.sign(shift);
  const y = at.y + at.h / 2 + offset;
  const cut = box.node.form === "diamond" ? (Math.abs(offset) / (at.h / 2)) * (at.w / 2) : 0;
  return [at.x + at.w - cut, y];
}
