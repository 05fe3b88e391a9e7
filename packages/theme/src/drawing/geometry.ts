/** A point on a canvas, in canvas units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A rectangle by its upper left corner and its size, in canvas units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Side = "top" | "right" | "bottom" | "left";

/** Distance between the baselines of two rows in a box. */
export const ROW = 20;

/** Returns the center of a box. */
export function center(box: Box): Point {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

/** Returns the middle of a side, moved along it by `shift` (right or down when positive). */
export function anchor(box: Box, side: Side, shift = 0): Point {
  const [cx, cy] = center(box);
  if (side === "top") return [cx + shift, box.y];
  if (side === "bottom") return [cx + shift, box.y + box.h];
  return [side === "left" ? box.x : box.x + box.w, cy + shift];
}

/** Returns the distance between two points. */
function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Returns the point `length` units from `from` on the way to `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) return from;
  const part = length / whole;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Returns the point halfway along a line of straight pieces. */
export function halfway(points: readonly Point[]): Point {
  const pieces = points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }));
  let rest = pieces.reduce((sum, piece) => sum + distance(piece.from, piece.to), 0) / 2;
  for (const { from, to } of pieces) {
    const length = distance(from, to);
    if (length >= rest) return towards(from, to, rest);
    rest -= length;
  }
  return points[0] ?? [0, 0];
}

const format = ([x, y]: Point) => `${round(x)} ${round(y)}`;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Largest radius of a rounded corner. */
const RADIUS = 10;

function bend(before: Point, corner: Point, after: Point): string {
  const reach = Math.min(RADIUS, distance(before, corner) / 2, distance(corner, after) / 2);
  return `L${format(towards(corner, before, reach))}Q${format(corner)} ${format(towards(corner, after, reach))}`;
}

/** Returns the path data of a line through `points`, its corners rounded. */
export function roundedPath(points: readonly Point[]): string {
  return points.reduce((path, point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before) return `M${format(point)}`;
    return path + (after ? bend(before, point, after) : `L${format(point)}`);
  }, "");
}

/** Length of an arrowhead, and half of its width. */
export const HEAD = 8;
const HALF = 4.5;

/** Returns the path data of a filled arrowhead with its tip at `tip`, for a line arriving from `from`. */
export function arrowHead(tip: Point, from: Point): string {
  const [bx, by] = towards(tip, from, HEAD);
  const whole = distance(tip, from) || 1;
  const nx = ((tip[1] - from[1]) / whole) * HALF;
  const ny = ((tip[0] - from[0]) / whole) * HALF;
  return `M${format(tip)}L${format([bx + nx, by - ny])}L${format([bx - nx, by + ny])}Z`;
}

/** Moves the last point back by `length`, so that a line does not show beyond its arrowhead. */
export function cutEnd(points: readonly Point[], length: number): readonly Point[] {
  const last = points.at(-1);
  const before = points.at(-2);
  return last && before ? [...points.slice(0, -1), towards(last, before, length)] : points;
}

/** Moves the first point forward by `length`, as {@link cutEnd} does at the other end. */
export function cutStart(points: readonly Point[], length: number): readonly Point[] {
  return cutEnd(points.toReversed(), length).toReversed();
}

/** Returns the baselines of `count` rows of text that are centered in a box as one block. */
export function baselines(box: Box, count: number): readonly number[] {
  const first = center(box)[1] - ((count - 1) * ROW) / 2 + 5;
  return Array.from({ length: count }, (_, i) => first + i * ROW);
}

const NARROW = /[fijlrtI .,:;'’|!()[\]/·-]/u;
const WIDE = /[mwMWQOGD@→↔—]/u;
const CAPITAL = /[A-Z0-9&+]/u;

function advance(letter: string): number {
  if (NARROW.test(letter)) return 0.32;
  if (WIDE.test(letter)) return 0.82;
  return CAPITAL.test(letter) ? 0.65 : 0.565;
}

/** Estimates the width of a text in canvas units, a little on the wide side. */
export function textWidth(text: string, size: number): number {
  return Array.from(text, advance).reduce((sum, part) => sum + part, 0) * size;
}
