/** Boxes of diagrams: measures the text of a box, and draws its outline and text. */
import type { DrawnShape, DrawnTone } from "../../../src/lib/drawn";
import { type Box, center } from "../../../src/lib/geometry";
import type { GraphNode } from "../../content/parse/diagram/model";
import { firstBaseline, LINE_HEIGHT, round, textRows, labelWidth, wrapText } from "./text";

/** A box with its text broken into lines, and the size that it needs, in canvas units. */
export interface MeasuredBox {
  readonly node: GraphNode;
  readonly w: number;
  readonly h: number;
  readonly title: readonly string[];
  readonly lines: readonly string[];
  readonly compartments: readonly (readonly string[])[];
}

const PADDING_X = 16;
const PADDING_Y = 12;
const MIN_WIDTH = 64;
/** Height of the elliptic ends of a cylinder. */
const CYLINDER_CAP_HEIGHT = 8;
/** Width of a diamond relative to its text. */
const DIAMOND_WIDTH_RATIO = 1.7;

/** Breaks the text of a box so that the box is at most `maxWidth` wide. */
export function measureBox(node: GraphNode, maxWidth: number): MeasuredBox {
  if (node.form === "start" || node.form === "end") return boxWithoutText(node, 20, 20);
  if (node.form === "bar") return boxWithoutText(node, 72, 6);
  if (node.form === "diamond" && node.label.length === 0) return boxWithoutText(node, 30, 30);
  const isDiamond = node.form === "diamond";
  const availableWidth = isDiamond ? maxWidth / DIAMOND_WIDTH_RATIO - 12 : maxWidth - 2 * PADDING_X;
  const [first = "", ...others] = node.label;
  const isNote = node.form === "note";
  const title = isNote ? [] : wrapText(first, availableWidth, "title");
  const lines = (isNote ? node.label : others).flatMap((line) => wrapText(line, availableWidth));
  const compartments = node.rows
    .map((rows) => rows.flatMap((row) => wrapText(row, availableWidth)))
    .filter((rows) => rows.length > 0);
  const width = Math.max(
    ...title.map((row) => labelWidth(row, "title")),
    ...[...lines, ...compartments.flat()].map((row) => labelWidth(row)),
  );
  const height = (title.length + lines.length) * LINE_HEIGHT;
  const compartmentsHeight = compartments.reduce(
    (sum, rows) => sum + rows.length * LINE_HEIGHT + PADDING_Y,
    0,
  );
  const parts = { node, title, lines, compartments };
  if (isDiamond)
    return {
      ...parts,
      w: Math.max(width, 40) * DIAMOND_WIDTH_RATIO + 12,
      h: (height * DIAMOND_WIDTH_RATIO) / (DIAMOND_WIDTH_RATIO - 1),
    };
  if (node.form === "circle") {
    const side = Math.max(Math.hypot(width, height) + 16, 56);
    return side <= maxWidth
      ? { ...parts, w: side, h: side }
      : { ...parts, w: maxWidth, h: height + 2 * PADDING_Y };
  }
  const capHeight = node.form === "cylinder" ? 2 * CYLINDER_CAP_HEIGHT : 0;
  return {
    ...parts,
    w: Math.max(MIN_WIDTH, width + 2 * PADDING_X),
    h: height + 2 * PADDING_Y + compartmentsHeight + capHeight,
  };
}

function boxWithoutText(node: GraphNode, w: number, h: number): MeasuredBox {
  return { node, w, h, title: [], lines: [], compartments: [] };
}

/** True for boxes that are not stretched to the width of a column. */
export function hasFixedSize({ node, title, lines }: MeasuredBox): boolean {
  return node.form !== "note" && title.length + lines.length === 0;
}

/** The shapes of a box at a position. The given size may be larger than needed. */
export function boxShapes(box: MeasuredBox, at: Box): DrawnShape[] {
  const { node, title, lines, compartments } = box;
  const [x] = center(at);
  const below = compartments.reduce((sum, rows) => sum + rows.length * LINE_HEIGHT + PADDING_Y, 0);
  const headHeight = at.h - below;
  const cylinderShift = node.form === "cylinder" ? CYLINDER_CAP_HEIGHT / 2 : 0;
  const firstLine = firstBaseline(at.y + headHeight / 2 + cylinderShift, title.length + lines.length);
  const text = { x, align: "middle" as const };
  return [
    ...outlineShapes(node.form, at, node.tone),
    ...textRows(title, { ...text, y: firstLine, look: "title" }),
    ...textRows(lines, { ...text, y: firstLine + title.length * LINE_HEIGHT }),
    ...compartmentShapes(compartments, { ...at, y: at.y + headHeight }, node.tone),
  ];
}

/** Lines of text below horizontal dividers. */
function compartmentShapes(
  compartments: readonly (readonly string[])[],
  at: Box,
  tone: DrawnTone,
): DrawnShape[] {
  let y = at.y;
  return compartments.flatMap((rows): DrawnShape[] => {
    const top = y;
    y += rows.length * LINE_HEIGHT + PADDING_Y;
    const d = `M${round(at.x)} ${round(top)}H${round(at.x + at.w)}`;
    return [
      { is: "path", look: "box", tone, d },
      ...textRows(rows, { x: at.x + PADDING_X, y: top + PADDING_Y / 2 + 15 }),
    ];
  });
}

function outlineShapes(form: GraphNode["form"], at: Box, tone: DrawnTone): DrawnShape[] {
  const rect = (r: number): DrawnShape => ({ is: "rect", look: "box", tone, ...roundedBox(at), r });
  const [cx, cy] = center(at).map(round) as [number, number];
  const { x, y, w, h } = roundedBox(at);
  switch (form) {
    case "box":
    case "record":
      return [rect(6)];
    case "round":
      return [rect(12)];
    case "pill":
      return [rect(round(at.h / 2))];
    case "circle":
      return w === h
        ? [{ is: "circle", look: "box", tone, x: cx, y: cy, r: round(w / 2) }]
        : [rect(round(h / 2))];
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
      const arc = `A${round(w / 2)} ${CYLINDER_CAP_HEIGHT} 0 0 `;
      const top = y + CYLINDER_CAP_HEIGHT;
      return [
        {
          is: "path",
          look: "box",
          tone,
          d: `M${x} ${top}${arc}1 ${x + w} ${top}V${y + h - CYLINDER_CAP_HEIGHT}${arc}1 ${x} ${y + h - CYLINDER_CAP_HEIGHT}Z`,
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
  return { x: round(x), y: round(y), w: round(w), h: round(h) };
}
