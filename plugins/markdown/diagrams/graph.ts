import { type DrawnForm, type DrawnShape, WIDE_WIDTH } from "../../../src/lib/drawn";
import { type Box, center, type Point, roundedPath } from "../../../src/lib/geometry";
import type { Graph, GraphEdge } from "../../content/parse/diagram/model";
import { drawnBox, type Sized } from "./boxes";
import { column } from "./column";
import { place, type Placed } from "./layers";
import { pill, ROW, rounded, textRows, widthOf } from "./text";
import { curve, cutEnds, type Heading, wire, type WireEnd } from "./wires";

/** How wide boxes may be: the second try has narrower ones. */
const BOX_WIDTHS = [200, 132];
/** Width of the column that stands where boxes beside each other need too much room. */
const COLUMN_WIDTH = 460;

/** A graph for a wide column: in its own direction, else from top to bottom, else as one column of boxes. */
export function wideGraph(graph: Graph): DrawnForm {
  const isAcross = graph.direction === "LR" || graph.direction === "RL";
  const directions = isAcross ? [graph.direction, "TB" as const] : [graph.direction];
  for (const direction of directions)
    for (const width of BOX_WIDTHS) {
      const placed = place(graph, direction, width);
      if (placed.width <= WIDE_WIDTH) return drawn(placed, direction);
    }
  const { width, height, shapes } = column(graph, COLUMN_WIDTH);
  return { width: WIDE_WIDTH, height, shapes: shapes.map((shape) => moved(shape, (WIDE_WIDTH - width) / 2)) };
}

function drawn(placed: Placed, direction: Graph["direction"]): DrawnForm {
  const isVertical = direction === "TB" || direction === "BT";
  const places = new Map(placed.boxes.map(({ box, at }) => [box.node.id, { box, at }]));
  const groups = placed.groups.map(({ at }): DrawnShape => ({
    is: "rect",
    look: "region",
    x: at.x,
    y: at.y,
    w: at.w,
    h: at.h,
    r: 14,
  }));
  const headings = placed.groups.flatMap(({ label, at }) => heading(label, at, placed));
  const wires = placed.wires.flatMap(({ edge, points, labelAt }) => {
    const [from, to] = [places.get(edge.from), places.get(edge.to)];
    if (!from || !to) return [];
    if (from === to) return loop(edge, from.at, labelAt, isVertical);
    const isAlone = placed.wires.every(
      ({ edge: other }) => other === edge || other.from !== edge.to || other.to !== edge.from,
    );
    // Between neighboring layers nothing is in the way but a wire back.
    const isDirect = isAlone && points.length <= 3 && edge.label === undefined;
    return drawnWire(edge, isDirect ? [] : points.slice(1, -1), from, to, isVertical);
  });
  const boxes = placed.boxes.flatMap(({ box, at }) => drawnBox(box, at));
  const labels = placed.wires.flatMap(({ label, labelAt: [x, y] }) => pill(label, x, y));
  const left = (WIDE_WIDTH - placed.width) / 2;
  const shapes = [...groups, ...wires, ...headings, ...boxes, ...labels].map((shape) => moved(shape, left));
  return { width: WIDE_WIDTH, height: Math.ceil(placed.height), shapes };
}

/** The label of a group; on an opaque ground where a wire would run through it. */
function heading(label: string, at: Box, { wires }: Placed): DrawnShape[] {
  const ground: Box = { x: at.x + 8, y: at.y + 4, w: widthOf(label, "strong") + 12, h: ROW + 4 };
  const isCrossed = wires.some(({ points }) =>
    points.slice(1).some((to, index) => crosses(points[index] ?? to, to, ground)),
  );
  const text = textRows([label], { x: at.x + 14, y: at.y + 20, look: "strong" });
  return isCrossed ? [{ is: "rect", look: "tile", tone: "plain", ...ground, r: 6 }, ...text] : text;
}

/** Whether a straight line runs through a box, looked at every 20th of its length. */
function crosses([x1, y1]: Point, [x2, y2]: Point, { x, y, w, h }: Box): boolean {
  return Array.from({ length: 21 }, (_, index) => index / 20).some((part) => {
    const [px, py] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
    return px > x && px < x + w && py > y && py < y + h;
  });
}

interface PlacedBox {
  readonly box: Sized;
  readonly at: Box;
}

/** A curve from box to box through the points between them. */
function drawnWire(
  edge: GraphEdge,
  between: readonly Point[],
  from: PlacedBox,
  to: PlacedBox,
  isVertical: boolean,
): DrawnShape[] {
  const next = between[0] ?? center(to.at);
  const last = between.at(-1) ?? center(from.at);
  const start = endAt(from, next, isVertical, true);
  const end = endAt(to, last, isVertical, false);
  const [first, final] = cutEnds(edge, start, end);
  return wire(edge, curve([first, ...between, final], isVertical), start, end);
}

const LOOP = 24;

/** A wire from a box to itself, on the side at which its label stands. */
function loop(edge: GraphEdge, at: Box, labelAt: Point, isVertical: boolean): DrawnShape[] {
  const [cx, cy] = center(at);
  const sign = (isVertical ? labelAt[0] > cx : labelAt[1] > cy) ? 1 : -1;
  const side = isVertical ? cx + (sign * at.w) / 2 : cy + (sign * at.h) / 2;
  const away = LOOP_HEADINGS[isVertical ? "vertical" : "across"];
  const [heading, back] = sign === 1 ? away : [away[1], away[0]];
  const place = (out: number, aside: number): Point =>
    isVertical ? [side + sign * out, cy + aside] : [cx + aside, side + sign * out];
  const start = { at: place(0, -9), heading };
  const end = { at: place(0, 9), heading: back };
  const [first, last] = cutEnds(edge, start, end);
  return wire(edge, roundedPath([first, place(LOOP, -9), place(LOOP, 9), last]), start, end);
}

/** Where a loop leaves and how it comes back, at the right side of a box or below it. */
const LOOP_HEADINGS = { vertical: ["right", "left"], across: ["down", "up"] } as const;

/** Where a wire meets a box, on the side that looks to a point. */
function endAt({ box, at }: PlacedBox, towards: Point, isVertical: boolean, leaves: boolean): WireEnd {
  const axis = isVertical ? 0 : 1;
  const [middle, size] = isVertical ? [at.x + at.w / 2, at.w] : [at.y + at.h / 2, at.h];
  const isPointed = ["diamond", "circle", "start", "end", "pill"].includes(box.node.form);
  const reach = isPointed ? 0 : Math.max(0, size / 2 - 14);
  const across = Math.min(middle + reach, Math.max(middle - reach, towards[axis]));
  const center = isVertical ? at.y + at.h / 2 : at.x + at.w / 2;
  const isBeyond = towards[isVertical ? 1 : 0] > center;
  const [near, far] = isVertical ? [at.y, at.y + at.h] : [at.x, at.x + at.w];
  const side = isBeyond ? far : near;
  const outward: Heading = isVertical ? (isBeyond ? "down" : "up") : isBeyond ? "right" : "left";
  const inward: Heading = isVertical ? (isBeyond ? "up" : "down") : isBeyond ? "left" : "right";
  return { at: isVertical ? [across, side] : [side, across], heading: leaves ? outward : inward };
}

/** A shape moved to the right. */
function moved(shape: DrawnShape, by: number): DrawnShape {
  if (shape.is !== "path") return { ...shape, x: rounded(shape.x + by), y: rounded(shape.y) };
  return { ...shape, d: movedPath(shape.d, by) };
}

/** Path data with every x moved; only the commands that the drawings here use. */
function movedPath(d: string, by: number): string {
  return d.replace(/([MLCQHVAZ])([^MLCQHVAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() === "" ? [] : rest.trim().split(/\s+/).map(Number);
    if (command === "V" || command === "Z") return command + rest;
    if (command === "A") {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
      return `A${[rx, ry, turn, large, sweep, rounded(x + by), y].join(" ")}`;
    }
    if (command === "H") return `H${numbers.map((x) => rounded(x + by)).join(" ")}`;
    return command + numbers.map((value, index) => (index % 2 === 0 ? rounded(value + by) : value)).join(" ");
  });
}
