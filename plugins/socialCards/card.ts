import type { LogoMark } from "../../src/product/identity";
import { colorIndex, hexAt, LEVELS, nearestIndex, paletteOf, type Ink } from "./colors";
import type { CardFonts } from "./fonts";
import { wrapLines } from "./lines";
import { copyOf, drawMask, emptyPicture, type Picture } from "./picture";
import { LetterMasks, pixelsOf } from "./raster";
import { layOut, widthOf, type Face } from "./typeset";

/** Size of a social card in pixels, as previews expect it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const RULE_HEIGHT = 16;
/** Where the mark lies, and the size of its grid and of the drawing. */
const MARK = { x: MARGIN, y: 64, grid: 32, size: 72 } as const;

/** What every card of a section shows. */
export interface CardFrame {
  /** Name of the product and the section. */
  readonly site: string;
  readonly mark: LogoMark;
  /** OKLCH hue in degrees. */
  readonly accentHue: number;
}

/** What the card of one page says. */
export interface CardTexts {
  readonly title: string;
  readonly description: string;
}

/** How a text is set: `leading` in pixels, at most `limit` lines. */
interface Style extends Face {
  readonly leading: number;
  readonly ink: Ink;
  readonly limit: number;
  readonly masks: LetterMasks;
}

/** The styles of a card's texts, with the letters that were drawn in each. */
export interface CardStyles {
  readonly title: Style;
  readonly description: Style;
  readonly site: Style;
}

/** The styles of all cards. Letters are kept in them: drawing them is what costs. */
export function cardStyles({ regular, semibold, bold }: CardFonts): CardStyles {
  const style = (face: Face, rest: Pick<Style, "leading" | "ink" | "limit">): Style => ({
    ...face,
    ...rest,
    masks: new LetterMasks(face.font, face.size),
  });
  return {
    title: style({ font: bold, size: 70, tracking: -0.03 }, { leading: 80, ink: "text", limit: 3 }),
    description: style({ font: regular, size: 34, tracking: 0 }, { leading: 48, ink: "quiet", limit: 3 }),
    site: style({ font: semibold, size: 40, tracking: -0.01 }, { leading: 40, ink: "text", limit: 1 }),
  };
}

/** What all cards of a section have in common: mark and name on top, a rule in the accent color at the foot. */
export function drawFrame({ site, mark, accentHue }: CardFrame, styles: CardStyles): Picture {
  const { width, height } = CARD_SIZE;
  const picture = emptyPicture(width, height);
  picture.pixels.fill(colorIndex("accent", LEVELS), (height - RULE_HEIGHT) * width);
  drawMark(picture, mark, paletteOf(accentHue));
  drawLine(picture, site, styles.site, MARGIN + 96, 114);
  return picture;
}

/** A card: its section's frame, with title and description above the foot. The frame stays as it is. */
export function drawCard({ title, description }: CardTexts, frame: Picture, styles: CardStyles): Picture {
  const picture = copyOf(frame);
  const below = drawText(picture, description, styles.description, CARD_SIZE.height - 88);
  drawText(picture, title, styles.title, below - 36);
  return picture;
}

/** Draws a text whose last line ends at `bottom`, and tells where its first line begins. */
function drawText(picture: Picture, text: string, style: Style, bottom: number): number {
  const { size, leading, limit } = style;
  const lines = wrapLines(text, (part) => widthOf(part, style), TEXT_WIDTH, limit);
  const baseline = bottom - size * 0.25 - (lines.length - 1) * leading;
  for (const [index, line] of lines.entries())
    drawLine(picture, line, style, MARGIN, Math.round(baseline + index * leading));
  return baseline - size * 0.75;
}

/** Draws one line that starts at a point, in whole pixels. */
function drawLine(picture: Picture, text: string, style: Style, x: number, y: number): void {
  for (const { glyph, at } of layOut(text, style).placed) {
    const letter = style.masks.at(glyph, x + at);
    drawMask(picture, letter.mask, style.ink, letter.x, y);
  }
}

/** The mark has edges between all colors of a card, so each of its pixels takes the nearest one. */
function drawMark({ width, pixels }: Picture, mark: LogoMark, palette: Uint8Array): void {
  const { x, y, size } = MARK;
  const drawn = pixelsOf(markSvg(mark, palette));
  for (let at = 0; at < size * size; at += 1) {
    const [red = 0, green = 0, blue = 0] = drawn.subarray(4 * at, 4 * at + 3);
    pixels[(y + Math.floor(at / size)) * width + x + (at % size)] = nearestIndex(palette, [red, green, blue]);
  }
}

function markSvg({ ink, accent }: LogoMark, palette: Uint8Array): string {
  const { grid, size } = MARK;
  const path = (fill: string, outline: string): string => `<path fill="${fill}" d="${outline}"/>`;
  const [inkColor, accentColor] = [colorIndex("text", LEVELS), colorIndex("accent", LEVELS)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${grid} ${grid}">`,
    path(hexAt(palette, 0), `M0 0h${grid}v${grid}H0z`),
    ...ink.map((outline) => path(hexAt(palette, inkColor), outline)),
    ...accent.map((outline) => path(hexAt(palette, accentColor), outline)),
    "</svg>",
  ].join("");
}
