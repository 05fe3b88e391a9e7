import type { Font, Glyph } from "opentype.js";

/** A font as a text is set in it. */
export interface Face {
  readonly font: Font;
  /** In pixels. */
  readonly size: number;
  /** Added after each letter, in ems. */
  readonly tracking: number;
}

/** A glyph and where it stands, in pixels from the start of its line. */
interface Placed {
  readonly glyph: Glyph;
  readonly at: number;
}

/** Kerning of pairs of letters by font: looking a pair up in the font's tables is what costs. */
const kernings = new WeakMap<Font, Map<string, number>>();

/** Width of a line in pixels. */
export function widthOf(text: string, face: Face): number {
  return layOut(text, face).end;
}

/** Places letters one after the other with kerning; ligatures and other features are left out. */
export function layOut(
  text: string,
  { font, size, tracking }: Face,
): { placed: readonly Placed[]; end: number } {
  const scale = size / font.unitsPerEm;
  const placed: Placed[] = [];
  let end = 0;
  let previous = "";
  for (const letter of text) {
    const glyph = font.charToGlyph(letter);
    end += kerning(font, previous, letter) * scale;
    placed.push({ glyph, at: end });
    end += (glyph.advanceWidth ?? 0) * scale + tracking * size;
    previous = letter;
  }
  return { placed, end };
}

function kerning(font: Font, left: string, right: string): number {
  if (left === "") return 0;
  const known = kernings.get(font) ?? new Map<string, number>();
  kernings.set(font, known);
  const value =
    known.get(left + right) ?? font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
  known.set(left + right, value);
  return value;
}

/**
 * Outline of a glyph that stands on a point, as SVG path data to a hundredth of a pixel (SVG 2, section 9.3).
 *
 * @param scale pixels for each unit of the font; the y axis of a font points up, that of SVG down
 */
export function outlineOf(glyph: Glyph, scale: number, x: number, y: number): string {
  const across = (value: number): number => Math.round((x + value * scale) * 100) / 100;
  const down = (value: number): number => Math.round((y - value * scale) * 100) / 100;
  return glyph.path.commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const end = `${across(command.x)} ${down(command.y)}`;
      if (command.type === "Q") return `Q${across(command.x1)} ${down(command.y1)} ${end}`;
      if (command.type !== "C") return command.type + end;
      const [first, second] = [
        `${across(command.x1)} ${down(command.y1)}`,
        `${across(command.x2)} ${down(command.y2)}`,
      ];
      return `C${first} ${second} ${end}`;
    })
    .join("");
}
