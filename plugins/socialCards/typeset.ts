import type { Font, Glyph } from "opentype.js";

/** A glyph and where it stands, in units of the font from the start of its line. */
interface Placed {
  readonly glyph: Glyph;
  readonly at: number;
}

/** Kerning of pairs of letters by font: looking a pair up in the font's tables is what costs. */
const kernings = new WeakMap<Font, Map<string, number>>();

/**
 * Width of a line in pixels.
 *
 * @param size of the font in pixels
 * @param tracking added after each letter, in ems
 */
export function widthOf(text: string, font: Font, size: number, tracking: number): number {
  return (layOut(text, font, tracking).end * size) / font.unitsPerEm;
}

/** Outline of a line whose baseline starts at a point, as SVG path data to a tenth of a pixel (SVG 2, section 9.3). */
export function pathOf(
  text: string,
  font: Font,
  size: number,
  tracking: number,
  [x, y]: readonly [number, number],
): string {
  const scale = size / font.unitsPerEm;
  return layOut(text, font, tracking)
    .placed.map(({ glyph, at }) => outlineOf(glyph, scale, x + at * scale, y))
    .join("");
}

/** Places letters one after the other with kerning; ligatures and other features are left out. */
function layOut(text: string, font: Font, tracking: number): { placed: readonly Placed[]; end: number } {
  const placed: Placed[] = [];
  let end = 0;
  let previous = "";
  for (const letter of text) {
    const glyph = font.charToGlyph(letter);
    end += kerning(font, previous, letter);
    placed.push({ glyph, at: end });
    end += (glyph.advanceWidth ?? 0) + tracking * font.unitsPerEm;
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

/** The y axis of a font points up, that of SVG down. */
function outlineOf(glyph: Glyph, scale: number, x: number, y: number): string {
  const across = (value: number): number => Math.round((x + value * scale) * 10) / 10;
  const down = (value: number): number => Math.round((y - value * scale) * 10) / 10;
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
