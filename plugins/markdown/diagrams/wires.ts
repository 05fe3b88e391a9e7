/** Edges of diagrams ("wires"): their lines, and the markers at their ends (arrows, crow's feet, diamonds). */
import type { DrawnShape, ShapeLook } from "../../../src/lib/drawn";
import { type Point } from "../../../src/lib/geometry";
import type { EdgeEnd, GraphEdge } from "../../content/parse/diagram/model";
import { round } from "./text";

/** The direction in which an edge leaves or arrives. */
export type Heading = "down" | "up" | "left" | "right";

const UNIT_VECTORS: Readonly<Record<Heading, Point>> = {
  down: [0, 1],
  up: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

/** Length of the line that a marker replaces. */
const MARKER_LENGTHS: Readonly<Record<EdgeEnd, number>> = {
  none: 0,
  arrow: 8,
  cross: 0,
  dot: 8,
  triangle: 12,
  diamond: 16,
  "diamond-full": 16,
  one: 0,
  "maybe-one": 0,
  many: 0,
  "maybe-many": 0,
};

/** Distance from the box that a marker needs, with a margin, so that no label covers it. */
export function markerReach(kind: EdgeEnd): number {
  if (kind === "none") return 0;
  return kind === "arrow" || kind === "dot" || kind === "cross" ? 10 : 22;
}

const LINE_LOOKS: Readonly<Record<GraphEdge["line"], ShapeLook>> = {
  solid: "wire",
  dotted: "dotted",
  thick: "thick",
};

/** The end of an edge, and the direction of travel there, seen from the other end. */
export interface WireEnd {
  readonly at: Point;
  readonly heading: Heading;
}

/** The endpoints of the line of an edge, shortened by its markers. */
export function lineEndpoints(edge: GraphEdge, start: WireEnd, end: WireEnd): readonly [Point, Point] {
  return [
    moveAlong(start.at, start.heading, MARKER_LENGTHS[edge.start]),
    moveAlong(end.at, end.heading, -MARKER_LENGTHS[edge.end]),
  ];
}

/** The line of an edge and the markers at its ends. */
export function wireShapes(edge: GraphEdge, d: string, start: WireEnd, end: WireEnd): DrawnShape[] {
  const isThick = edge.line === "thick";
  return [
    { is: "path", look: LINE_LOOKS[edge.line], d },
    ...markerShapes(edge.start, { at: start.at, heading: opposite(start.heading) }, isThick),
    ...markerShapes(edge.end, end, isThick),
  ];
}

/**
 * A smooth curve through points that leaves the first and reaches the last one along the axis and never overshoots
 * its points (monotone cubic interpolation).
 */
export function curvePath(points: readonly Point[], isVertical: boolean): string {
  const [along, across] = isVertical ? ([1, 0] as const) : ([0, 1] as const);
  const slopes = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return (point[across] - before[across]) / (point[along] - before[along] || 1);
  });
  const tangents = points.map((_, index) => {
    const [left = 0, right = 0] = [slopes[index - 1], slopes[index]];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${coordinates(point)}`;
      if (Math.abs(before[across] - point[across]) < 0.5) return `L${coordinates(point)}`;
      const third = (point[along] - before[along]) / 3;
      // Ends have no tangent of their own: there the curve is as steep as it can be.
      const reach = (at: number): number => (at === 0 || at === points.length - 1 ? 1.5 : 1) * third;
      const control = (from: Point, at: number, length: number): Point => {
        const aside = from[across] + (tangents[at] ?? 0) * length;
        return isVertical ? [aside, from[1] + length] : [from[0] + length, aside];
      };
      const [a, b] = [control(before, index - 1, reach(index - 1)), control(point, index, -reach(index))];
      return `C${coordinates(a)} ${coordinates(b)} ${coordinates(point)}`;
    })
    .join("");
}

function moveAlong(from: Point, heading: Heading, length: number): Point {
  const [x, y] = UNIT_VECTORS[heading];
  return [from[0] + x * length, from[1] + y * length];
}

function opposite(heading: Heading): Heading {
  if (heading === "down") return "up";
  if (heading === "up") return "down";
  return heading === "left" ? "right" : "left";
}

/** The marker at an end of an edge. */
function markerShapes(kind: EdgeEnd, { at, heading }: WireEnd, isThick: boolean): DrawnShape[] {
  const relativePoint = (back: number, aside = 0): Point => {
    const [x, y] = UNIT_VECTORS[heading];
    return [at[0] - x * back + y * aside, at[1] - y * back + x * aside];
  };
  const filled = (...points: readonly Point[]): DrawnShape => ({
    is: "path",
    look: isThick ? "thickHead" : "head",
    d: `${polygon(points)}Z`,
  });
  const outlined = (d: string): DrawnShape => ({ is: "path", look: "wire", d });
  const ring = (back: number): DrawnShape => {
    const [x, y] = relativePoint(back);
    return { is: "circle", look: "wire", x: round(x), y: round(y), r: 4 };
  };
  const bar = (back: number): DrawnShape =>
    outlined(polygon([relativePoint(back, 6), relativePoint(back, -6)]));
  const crowFoot = (): DrawnShape =>
    outlined(polygon([relativePoint(0, 6), relativePoint(11), relativePoint(0, -6)]));
  switch (kind) {
    case "none":
      return [];
    case "arrow":
      return [filled(at, relativePoint(8, 4.5), relativePoint(8, -4.5))];
    case "cross":
      return [
        outlined(polygon([relativePoint(2, 5), relativePoint(12, -5)])),
        outlined(polygon([relativePoint(2, -5), relativePoint(12, 5)])),
      ];
    case "dot":
      return [ring(4)];
    case "triangle":
      return [outlined(`${polygon([at, relativePoint(12, 7), relativePoint(12, -7)])}Z`)];
    case "diamond":
      return [outlined(`${polygon([at, relativePoint(8, 5), relativePoint(16), relativePoint(8, -5)])}Z`)];
    case "diamond-full":
      return [filled(at, relativePoint(8, 5), relativePoint(16), relativePoint(8, -5))];
    case "one":
      return [bar(6), bar(11)];
    case "maybe-one":
      return [bar(6), ring(13)];
    case "many":
      return [crowFoot(), bar(14)];
    case "maybe-many":
      return [crowFoot(), ring(15)];
  }
}

function polygon(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${coordinates(point)}`).join("");
}

function coordinates([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
