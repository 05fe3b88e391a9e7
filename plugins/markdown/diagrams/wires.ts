import type { DrawnShape, ShapeLook } from "../../../src/lib/drawn";
import { type Point } from "../../../src/lib/geometry";
import type { EdgeEnd, GraphEdge } from "../../content/parse/diagram/model";
import { rounded } from "./text";

/** A way of a wire: the direction in which it leaves and arrives, one of the four. */
export type Heading = "down" | "up" | "left" | "right";

const STEP: Readonly<Record<Heading, Point>> = { down: [0, 1], up: [0, -1], left: [-1, 0], right: [1, 0] };

/** How much of a wire a sign at its end takes. */
const LENGTHS: Readonly<Record<EdgeEnd, number>> = {
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

/** How far a sign reaches from its box, and a little more, so that no label covers it. */
export function reachOf(kind: EdgeEnd): number {
  if (kind === "none") return 0;
  return kind === "arrow" || kind === "dot" || kind === "cross" ? 10 : 22;
}

const LOOKS: Readonly<Record<GraphEdge["line"], ShapeLook>> = {
  solid: "wire",
  dotted: "dotted",
  thick: "thick",
};

/** Where an end of a wire is, and the direction in which a traveler from the other end moves there. */
export interface WireEnd {
  readonly at: Point;
  readonly heading: Heading;
}

/** The ends of a wire, cut where their signs begin, for who draws the line between them. */
export function cutEnds(edge: GraphEdge, start: WireEnd, end: WireEnd): readonly [Point, Point] {
  return [
    along(start.at, start.heading, LENGTHS[edge.start]),
    along(end.at, end.heading, -LENGTHS[edge.end]),
  ];
}

/** The line of a wire, and the signs at its ends. */
export function wire(edge: GraphEdge, d: string, start: WireEnd, end: WireEnd): DrawnShape[] {
  const isThick = edge.line === "thick";
  return [
    { is: "path", look: LOOKS[edge.line], d },
    ...sign(edge.start, { at: start.at, heading: opposite(start.heading) }, isThick),
    ...sign(edge.end, end, isThick),
  ];
}

/**
 * A smooth curve through points, which leaves the first and reaches the last one along the axis and never swings beyond
 * its points: monotone cubic interpolation.
 */
export function curve(points: readonly Point[], isVertical: boolean): string {
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
      if (!before) return `M${put(point)}`;
      if (Math.abs(before[across] - point[across]) < 0.5) return `L${put(point)}`;
      const third = (point[along] - before[along]) / 3;
      // Ends have no tangent of their own: there the curve is as steep as it can be.
      const reach = (at: number): number => (at === 0 || at === points.length - 1 ? 1.5 : 1) * third;
      const control = (from: Point, at: number, length: number): Point => {
        const aside = from[across] + (tangents[at] ?? 0) * length;
        return isVertical ? [aside, from[1] + length] : [from[0] + length, aside];
      };
      const [a, b] = [control(before, index - 1, reach(index - 1)), control(point, index, -reach(index))];
      return `C${put(a)} ${put(b)} ${put(point)}`;
    })
    .join("");
}

function along(from: Point, heading: Heading, length: number): Point {
  const [x, y] = STEP[heading];
  return [from[0] + x * length, from[1] + y * length];
}

function opposite(heading: Heading): Heading {
  if (heading === "down") return "up";
  if (heading === "up") return "down";
  return heading === "left" ? "right" : "left";
}

/** Draws the sign at the end of a wire that arrives at a box. */
function sign(kind: EdgeEnd, { at, heading }: WireEnd, isThick: boolean): DrawnShape[] {
  const place = (back: number, aside = 0): Point => {
    const [x, y] = STEP[heading];
    return [at[0] - x * back + y * aside, at[1] - y * back + x * aside];
  };
  const filled = (...points: readonly Point[]): DrawnShape => ({
    is: "path",
    look: isThick ? "thickHead" : "head",
    d: `${polygon(points)}Z`,
  });
  const lined = (d: string): DrawnShape => ({ is: "path", look: "wire", d });
  const ring = (back: number): DrawnShape => {
    const [x, y] = place(back);
    return { is: "circle", look: "wire", x: rounded(x), y: rounded(y), r: 4 };
  };
  const bar = (back: number): DrawnShape => lined(polygon([place(back, 6), place(back, -6)]));
  const foot = (): DrawnShape => lined(polygon([place(0, 6), place(11), place(0, -6)]));
  switch (kind) {
    case "none":
      return [];
    case "arrow":
      return [filled(at, place(8, 4.5), place(8, -4.5))];
    case "cross":
      return [lined(polygon([place(2, 5), place(12, -5)])), lined(polygon([place(2, -5), place(12, 5)]))];
    case "dot":
      return [ring(4)];
    case "triangle":
      return [lined(`${polygon([at, place(12, 7), place(12, -7)])}Z`)];
    case "diamond":
      return [lined(`${polygon([at, place(8, 5), place(16), place(8, -5)])}Z`)];
    case "diamond-full":
      return [filled(at, place(8, 5), place(16), place(8, -5))];
    case "one":
      return [bar(6), bar(11)];
    case "maybe-one":
      return [bar(6), ring(13)];
    case "many":
      return [foot(), bar(14)];
    case "maybe-many":
      return [foot(), ring(15)];
  }
}

function polygon(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${put(point)}`).join("");
}

function put([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}
