/** Text in diagrams: measures, breaks and draws it. All lengths are canvas units. */
import type { DrawnShape, DrawnTone, TextLook } from "../../../src/lib/drawn";
import { textWidth } from "../../../src/lib/geometry";

/** Distance between two baselines, in canvas units. */
export const LINE_HEIGHT = 20;

const DEFAULT_FONT_SIZE = 13.75;
/** Titles are larger and bolder; labels of regions are spaced capitals. */
const FONT_SIZES: Readonly<Partial<Record<TextLook, number>>> = { title: 15.6, strong: 14.2, label: 18 };

/** Estimated width of a text in canvas units; slightly too large rather than too small. */
export function labelWidth(text: string, look: TextLook = "plain"): number {
  return textWidth(text, FONT_SIZES[look] ?? DEFAULT_FONT_SIZE);
}

/** Breaks a text at spaces, and words that are too long at letters, so that no line is wider than `width`. */
export function wrapText(text: string, width: number, look: TextLook = "plain"): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(/\s+/).flatMap((one) => breakWord(one, width, look))) {
    const extended = row === "" ? word : `${row} ${word}`;
    if (row !== "" && labelWidth(extended, look) > width) {
      rows.push(row);
      row = word;
    } else row = extended;
  }
  return row === "" ? rows : [...rows, row];
}

function breakWord(word: string, width: number, look: TextLook): string[] {
  if (labelWidth(word, look) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part !== "" && labelWidth(part + letter, look) > width) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}

interface TextPosition {
  readonly x: number;
  readonly y: number;
  readonly look?: TextLook;
  readonly align?: "middle" | "end";
  readonly tone?: DrawnTone;
}

/** Lines of text with the first baseline at `y`. */
export function textRows(rows: readonly string[], at: TextPosition): DrawnShape[] {
  const { x, y, look = "plain", align, tone } = at;
  return rows.map((text, index) => ({
    is: "text",
    look,
    x: round(x),
    y: round(y + index * LINE_HEIGHT),
    text,
    ...(align && { align }),
    ...(tone && { tone }),
  }));
}

/** The first baseline of lines that are vertically centered at `middle`. */
export function firstBaseline(middle: number, count: number): number {
  return middle - ((count - 1) * LINE_HEIGHT) / 2 + 5;
}

const PILL_PADDING = 11;

/** Size of a pill around lines of text. */
export function pillSize(rows: readonly string[]): { readonly w: number; readonly h: number } {
  if (rows.length === 0) return { w: 0, h: 0 };
  return {
    w: Math.max(...rows.map((row) => labelWidth(row))) + 2 * PILL_PADDING,
    h: rows.length * LINE_HEIGHT + 6,
  };
}

/** Lines of text in an opaque pill centered at a point, so that no edge crosses the text. */
export function pill(rows: readonly string[], x: number, y: number): DrawnShape[] {
  if (rows.length === 0) return [];
  const { w, h } = pillSize(rows);
  return [
    {
      is: "rect",
      look: "pill",
      x: round(x - w / 2),
      y: round(y - h / 2),
      w: round(w),
      h: round(h),
      r: 13,
    },
    ...textRows(rows, { x, y: firstBaseline(y, rows.length), look: "caption", align: "middle" }),
  ];
}

/** Rounds to one decimal, which keeps pages small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
