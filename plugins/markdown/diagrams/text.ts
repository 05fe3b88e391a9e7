import type { DrawnShape, DrawnTone, TextLook } from "../../../src/lib/drawn";
import { textWidth } from "../../../src/lib/geometry";

/** Distance between two baselines, in canvas units. */
export const ROW = 20;

const SIZE = 13.75;
/** Titles are larger and heavier, labels of regions are capitals with space between them. */
const SIZES: Readonly<Partial<Record<TextLook, number>>> = { title: 15.6, strong: 14.2, label: 18 };

/** Width of a text in canvas units, a little on the wide side. */
export function widthOf(text: string, look: TextLook = "plain"): number {
  return textWidth(text, SIZES[look] ?? SIZE);
}

/** Breaks a text between words, and inside of words that are too long, so that no row is wider than `width`. */
export function wrapped(text: string, width: number, look: TextLook = "plain"): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(/\s+/).flatMap((one) => broken(one, width, look))) {
    const longer = row === "" ? word : `${row} ${word}`;
    if (row !== "" && widthOf(longer, look) > width) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return row === "" ? rows : [...rows, row];
}

function broken(word: string, width: number, look: TextLook): string[] {
  if (widthOf(word, look) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part !== "" && widthOf(part + letter, look) > width) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}

interface TextAt {
  readonly x: number;
  readonly y: number;
  readonly look?: TextLook;
  readonly align?: "middle" | "end";
  readonly tone?: DrawnTone;
}

/** Rows of text, the first baseline at `y`. */
export function textRows(rows: readonly string[], at: TextAt): DrawnShape[] {
  const { x, y, look = "plain", align, tone } = at;
  return rows.map((text, index) => ({
    is: "text",
    look,
    x: rounded(x),
    y: rounded(y + index * ROW),
    text,
    ...(align && { align }),
    ...(tone && { tone }),
  }));
}

/** First baseline of rows that are centered on a height as one block. */
export function firstBaseline(middle: number, count: number): number {
  return middle - ((count - 1) * ROW) / 2 + 5;
}

const PILL_PAD = 11;

/** Size of the pill around rows of text. */
export function pillSize(rows: readonly string[]): { readonly w: number; readonly h: number } {
  if (rows.length === 0) return { w: 0, h: 0 };
  return { w: Math.max(...rows.map((row) => widthOf(row))) + 2 * PILL_PAD, h: rows.length * ROW + 6 };
}

/** Rows of text in an opaque pill around a point, so that no wire runs through them. */
export function pill(rows: readonly string[], x: number, y: number): DrawnShape[] {
  if (rows.length === 0) return [];
  const { w, h } = pillSize(rows);
  return [
    {
      is: "rect",
      look: "pill",
      x: rounded(x - w / 2),
      y: rounded(y - h / 2),
      w: rounded(w),
      h: rounded(h),
      r: 13,
    },
    ...textRows(rows, { x, y: firstBaseline(y, rows.length), look: "caption", align: "middle" }),
  ];
}

/** A number with at most one decimal, so that pages stay small. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
