import type { DrawnShape, DrawnTone } from "../../../src/lib/drawn";
import { type Box, center } from "../../../src/lib/geometry";
import type { GraphNode } from "../../content/parse/diagram/model";
import { firstBaseline, ROW, rounded, textRows, widthOf, wrapped } from "./text";

/** A box with its text broken into rows, and the size that it needs. */
export interface Sized {
  readonly node: GraphNode;
  readonly w: number;
  readonly h: number;
  readonly title: readonly string[];
  readonly lines: readonly string[];
  readonly compartments: readonly (readonly string[])[];
}

const PAD_X = 16;
const PAD_Y = 12;
const MIN_WIDTH = 64;
/** Height of the ends of a cylinder. */
const CAP = 8;
/** A diamond is this much wider than its text. */
const SPREAD = 1.7;

/** Breaks the text of a box so that the box is not wider than `maxWidth`. */
export function sized(node: GraphNode, maxWidth: number): Sized {
  if (node.form === "start" || node.form === "end") return empty(node, 20, 20);
  if (node.form === "bar") return empty(node, 72, 6);
  if (node.form === "diamond" && node.label.length === 0) return empty(node, 30, 30);
  const isDiamond = node.form === "diamond";
  const room = isDiamond ? maxWidth / SPREAD - 12 : maxWidth - 2 * PAD_X;
  const [first = "", ...others] = node.label;
  const isNote = node.form === "note";
  const title = isNote ? [] : wrapped(first, room, "title");
  const lines = (isNote ? node.label : others).flatMap((line) => wrapped(line, room));
  const compartments = node.rows
    .map((rows) => rows.flatMap((row) => wrapped(row, room)))
    .filter((rows) => rows.length > 0);
  const width = Math.max(
    ...title.map((row) => widthOf(row, "title")),
    ...[...lines, ...compartments.flat()].map((row) => widthOf(row)),
  );
  const height = (title.length + lines.length) * ROW;
  const below = compartments.reduce((sum, rows) => sum + rows.length * ROW + PAD_Y, 0);
  const parts = { node, title, lines, compartments };
  if (isDiamond)
    return { ...parts, w: Math.max(width, 40) * SPREAD + 12, h: (height * SPREAD) / (SPREAD - 1) };
  if (node.form === "circle") {
    const side = Math.max(Math.hypot(width, height) + 16, 56);
    return side <= maxWidth
      ? { ...parts, w: side, h: side }
      : { ...parts, w: maxWidth, h: height + 2 * PAD_Y };
  }
  const extra = node.form === "cylinder" ? 2 * CAP : 0;
  return {
    ...parts,
    w: Math.max(MIN_WIDTH, width + 2 * PAD_X),
    h: height + 2 * PAD_Y + below + extra,
  };
}

function empty(node: GraphNode, w: number, h: number): Sized {
  return { node, w, h, title: [], lines: [], compartments: [] };
}

/** True for boxes that keep their size wherever they stand. */
export function isFixed({ node, title, lines }: Sized): boolean {
  return node.form !== "note" && title.length + lines.length === 0;
}

/** The shapes of a box at a place, which may be larger than it needs. */
export function drawnBox(box: Sized, at: Box): DrawnShape[] {
  const { node, title, lines, compartments } = box;
  const [x] = center(at);
  const below = compartments.reduce((sum, rows) => sum + rows.length * ROW + PAD_Y, 0);
  const headHeight = at.h - below;
  const shift = node.form === "cylinder" ? CAP / 2 : 0;
  const first = firstBaseline(at.y + headHeight / 2 + shift, title.length + lines.length);
  const text = { x, align: "middle" as const };
  return [
    ...outline(node.form, at, node.tone),
    ...textRows(title, { ...text, y: first, look: "title" }),
    ...textRows(lines, { ...text, y: first + title.length * ROW }),
    ...drawnCompartments(compartments, { ...at, y: at.y + headHeight }, node.tone),
  ];
}

/** Rows below lines across the box. */
function drawnCompartments(
  compartments: readonly (readonly string[])[],
  at: Box,
  tone: DrawnTone,
): DrawnShape[] {
  let y = at.y;
  return compartments.flatMap((rows): DrawnShape[] => {
    const top = y;
    y += rows.length * ROW + PAD_Y;
    const d = `M${rounded(at.x)} ${rounded(top)}H${rounded(at.x + at.w)}`;
    return [
      { is: "path", look: "box", tone, d },
      ...textRows(rows, { x: at.x + PAD_X, y: top + PAD_Y / 2 + 15 }),
    ];
  });
}

function outline(form: GraphNode["form"], at: Box, tone: DrawnTone): DrawnShape[] {
  const rect = (r: number): DrawnShape => ({ is: "rect", look: "box", tone, ...roundedBox(at), r });
  const [cx, cy] = center(at).map(rounded) as [number, number];
  const { x, y, w, h } = roundedBox(at);
  switch (form) {
    case "box":
    case "record":
      return [rect(6)];
    case "round":
      return [rect(12)];
    case "pill":
      return [rect(rounded(at.h / 2))];
    case "circle":
      return w === h
        ? [{ is: "circle", look: "box", tone, x: cx, y: cy, r: rounded(w / 2) }]
        : [rect(rounded(h / 2))];
    case "note":
      return [{ is: "rect", look: "tile", tone: "plain", x, y, w, h, r: 6 }];
    case "subroutine":
      return [
        rect(6),
        { is: "path", look: "box", tone, d: `M${x + 7} ${y}V${y + h}M${x + w - 7} ${y}V${y + h}` },
      ];
    case "diamond":
      return [{ is: "path", look: "box", tone, d: `M${cx} ${y}L${x + w} ${cy}L${cx} ${y + h}L${x} ${cy}Z` }];
    case "cylinder": {
      const arc = `A${rounded(w / 2)} ${CAP} 0 0 `;
      const top = y + CAP;
      return [
        {
          is: "path",
          look: "box",
          tone,
          d: `M${x} ${top}${arc}1 ${x + w} ${top}V${y + h - CAP}${arc}1 ${x} ${y + h - CAP}Z`,
        },
        { is: "path", look: "box", tone, d: `M${x} ${top}${arc}0 ${x + w} ${top}` },
      ];
    }
    case "start":
      return [{ is: "circle", look: "head", x: cx, y: cy, r: 8 }];
    case "end":
      return [
        { is: "circle", look: "wire", x: cx, y: cy, r: 9 },
        { is: "circle", look: "head", x: cx, y: cy, r: 5 },
      ];
    case "bar":
      return [{ is: "rect", look: "head", x, y, w, h, r: 3 }];
  }
}

function roundedBox({ x, y, w, h }: Box): Box {
  return { x: rounded(x), y: rounded(y), w: rounded(w), h: rounded(h) };
}
