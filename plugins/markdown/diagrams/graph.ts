/**
 * Lays out a graph for wide screens. Layered layouts are tried first; a graph that is too wide for all of them
 * becomes a column.
 */
import { type DrawnForm, type DrawnShape, WIDE_WIDTH } from "../../../src/lib/drawn";
import { type Box, center, type Point, roundedPath } from "../../../src/lib/geometry";
import type { Graph, GraphEdge } from "../../content/parse/diagram/model";
import { boxShapes, type MeasuredBox } from "./boxes";
import { column } from "./column";
import { layOutLayers, type LayeredLayout } from "./layers";
import { pill, LINE_HEIGHT, round, textRows, labelWidth } from "./text";
import { curvePath, lineEndpoints, type Heading, wireShapes, type WireEnd } from "./wires";

/** Maximum widths of boxes, in the order in which they are tried. */
const BOX_WIDTHS = [200, 132];
/** Width of the column that is used when the layered layouts are too wide. */
const COLUMN_WIDTH = 460;

/** Draws a graph in its own direction; if that is too wide, from top to bottom; otherwise as one column. */
export function drawWideGraph(graph: Graph): DrawnForm {
  const isAcross = graph.direction === "LR" || graph.direction === "RL";
  const directions = isAcross ? [graph.direction, "TB" as const] : [graph.direction];
  for (const direction of directions)
    for (const width of BOX_WIDTHS) {
      const placed = layOutLayers(graph, direction, width);
      if (placed.width <= WIDE_WIDTH) return drawLayers(placed, direction);
    }
  const { width, height, shapes } = column(graph, COLUMN_WIDTH);
  return {
    width: WIDE_WIDTH,
    height,
    shapes: shapes.map((shape) => shiftRight(shape, (WIDE_WIDTH - width) / 2)),
  };
}

function drawLayers(placed: LayeredLayout, direction: Graph["direction"]): DrawnForm {
  const isVertical = direction === "TB" || direction === "BT";
  const positions = new Map(placed.boxes.map(({ box, at }) => [box.node.id, { box, at }]));
  const groups = placed.groups.map(({ at }): DrawnShape => ({
    is: "rect",
    look: "region",
    x: at.x,
    y: at.y,
    w: at.w,
    h: at.h,
    r: 14,
  }));
  const headings = placed.groups.flatMap(({ label, at }) => groupLabel(label, at, placed));
  const wires = placed.wires.flatMap(({ edge, points, labelAt }) => {
    const [from, to] = [positions.get(edge.from), positions.get(edge.to)];
    if (!from || !to) return [];
    if (from === to) return loopShapes(edge, from.at, labelAt, isVertical);
    const isAlone = placed.wires.every(
      ({ edge: other }) => other === edge || other.from !== edge.to || other.to !== edge.from,
    );
    // Between adjacent layers only an edge in the opposite direction can be in the way.
    const isDirect = isAlone && points.length <= 3 && edge.label === undefined;
    return layeredWireShapes(edge, isDirect ? [] : points.slice(1, -1), from, to, isVertical);
  });
  const boxes = placed.boxes.flatMap(({ box, at }) => boxShapes(box, at));
  const labels = placed.wires.flatMap(({ label, labelAt: [x, y] }) => pill(label, x, y));
  const left = (WIDE_WIDTH - placed.width) / 2;
  const shapes = [...groups, ...wires, ...headings, ...boxes, ...labels].map((shape) =>
    shiftRight(shape, left),
  );
  return { width: WIDE_WIDTH, height: Math.ceil(placed.height), shapes };
}

/** The label of a group, with an opaque background if an edge crosses it. */
function groupLabel(label: string, at: Box, { wires }: LayeredLayout): DrawnShape[] {
  const background: Box = {
    x: at.x + 8,
    y: at.y + 4,
    w: labelWidth(label, "strong") + 12,
    h: LINE_HEIGHT + 4,
  };
  const isCrossed = wires.some(({ points }) =>
    points.slice(1).some((to, index) => lineCrossesBox(points[index] ?? to, to, background)),
  );
  const text = textRows([label], { x: at.x + 14, y: at.y + 20, look: "strong" });
  return isCrossed ? [{ is: "rect", look: "tile", tone: "plain", ...background, r: 6 }, ...text] : text;
}

/** True when a straight line crosses a box; checked at every 20th of its length. */
function lineCrossesBox([x1, y1]: Point, [x2, y2]: Point, { x, y, w, h }: Box): boolean {
  return Array.from({ length: 21 }, (_, index) => index / 20).some((part) => {
    const [px, py] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
    return px > x && px < x + w && py > y && py < y + h;
  });
}

interface PlacedBox {
  readonly box: MeasuredBox;
  readonly at: Box;
}

/** A curve from box to box through the waypoints. */
function layeredWireShapes(
  edge: GraphEdge,
  waypoints: readonly Point[],
  from: PlacedBox,
  to: PlacedBox,
  isVertical: boolean,
): DrawnShape[] {
  const next = waypoints[0] ?? center(to.at);
  const last = waypoints.at(-1) ?? center(from.at);
  const start = wireEndAt(from, next, isVertical, true);
  const end = wireEndAt(to, last, isVertical, false);
  const [first, final] = lineEndpoints(edge, start, end);
  return wireShapes(edge, curvePath([first, ...waypoints, final], isVertical), start, end);
}

const LOOP_SIZE = 24;

/** An edge from a box to itself, on the side of its label. */
function loopShapes(edge: GraphEdge, at: Box, labelAt: Point, isVertical: boolean): DrawnShape[] {
  const [cx, cy] = center(at);
  const sign = (isVertical ? labelAt[0] > cx : labelAt[1] > cy) ? 1 : -1;
  const side = isVertical ? cx + (sign * at.w) / 2 : cy + (sign * at.h) / 2;
  const loopHeadings = LOOP_HEADINGS[isVertical ? "vertical" : "across"];
  const [heading, back] = sign === 1 ? loopHeadings : [loopHeadings[1], loopHeadings[0]];
  const place = (out: number, aside: number): Point =>
    isVertical ? [side + sign * out, cy + aside] : [cx + aside, side + sign * out];
  const start = { at: place(0, -9), heading };
  const end = { at: place(0, 9), heading: back };
  const [first, last] = lineEndpoints(edge, start, end);
  return wireShapes(edge, roundedPath([first, place(LOOP_SIZE, -9), place(LOOP_SIZE, 9), last]), start, end);
}

/** Directions in which a loop leaves and returns: at the right side of a box or below it. */
const LOOP_HEADINGS = { vertical: ["right", "left"], across: ["down", "up"] } as const;

/** The end of an edge at a box, on the side that faces the given point. */
function wireEndAt({ box, at }: PlacedBox, towards: Point, isVertical: boolean, isStart: boolean): WireEnd {
  const axis = isVertical ? 0 : 1;
  const [middle, size] = isVertical ? [at.x + at.w / 2, at.w] : [at.y + at.h / 2, at.h];
  const isPointed = ["diamond", "circle", "start", "end", "pill"].includes(box.node.form);
  const maxOffset = isPointed ? 0 : Math.max(0, size / 2 - 14);
  const across = Math.min(middle + maxOffset, Math.max(middle - maxOffset, towards[axis]));
  const center = isVertical ? at.y + at.h / 2 : at.x + at.w / 2;
  const isBeyond = towards[isVertical ? 1 : 0] > center;
  const [near, far] = isVertical ? [at.y, at.y + at.h] : [at.x, at.x + at.w];
  const side = isBeyond ? far : near;
  const outward: Heading = isVertical ? (isBeyond ? "down" : "up") : isBeyond ? "right" : "left";
  const inward: Heading = isVertical ? (isBeyond ? "up" : "down") : isBeyond ? "left" : "right";
  return { at: isVertical ? [across, side] : [side, across], heading: isStart ? outward : inward };
}

/** A shape moved to the right. */
function shiftRight(shape: DrawnShape, by: number): DrawnShape {
  if (shape.is !== "path") return { ...shape, x: round(shape.x + by), y: round(shape.y) };
  return { ...shape, d: shiftPathRight(shape.d, by) };
}

/** Path data with every x moved. Supports only the commands that are used in this folder. */
function shiftPathRight(d: string, by: number): string {
  return d.replace(/([MLCQHVAZ])([^MLCQHVAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() === "" ? [] : rest.trim().split(/\s+/).map(Number);
    if (command === "V" || command === "Z") return command + rest;
    if (command === "A") {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
      return `A${[rx, ry, turn, large, sweep, round(x + by), y].join(" ")}`;
    }
    if (command === "H") return `H${numbers.map((x) => round(x + by)).join(" ")}`;
    return command + numbers.map((value, index) => (index % 2 === 0 ? round(value + by) : value)).join(" ");
  });
}
