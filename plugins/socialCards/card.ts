import type { Font } from "opentype.js";
import type { LogoMark } from "../../src/product/identity";
import type { CardFonts } from "./fonts";
import { wrapLines } from "./lines";
import { pathOf, widthOf } from "./typeset";

/** Size of a social card in pixels, as previews expect it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const INK = "#e8edf4";
const GROUND = "#0d1117";
const QUIET = "#a9b4c2";

/** What a card says. */
export interface CardContent {
  readonly title: string;
  readonly description: string;
  /** Name of the product and the section. */
  readonly site: string;
  readonly mark: LogoMark;
  /** OKLCH hue in degrees. */
  readonly accentHue: number;
}

/** How a text is set: `size` and `leading` in pixels, `tracking` in ems. */
interface Style {
  readonly font: Font;
  readonly size: number;
  readonly leading: number;
  readonly tracking: number;
  readonly fill: string;
  readonly limit: number;
}

/**
 * A card as SVG: mark and name on top, title and description at the foot, a rule in the accent color. Texts are drawn
 * as outlines, so nothing that a page says becomes markup.
 */
export function cardSvg(
  { title, description, site, mark, accentHue }: CardContent,
  fonts: CardFonts,
): string {
  const accent = hueToHex(accentHue);
  const below = set(description, descriptionStyle(fonts), CARD_SIZE.height - 88);
  const above = set(title, titleStyle(fonts), below.top - 36);
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    outline(`M0 0h${width}v${height}H0z`, GROUND),
    outline(`M0 ${height - 16}h${width}v16H0z`, accent),
    `<g transform="translate(${MARGIN} 64) scale(2.25)">`,
    ...mark.ink.map((path) => outline(path, INK)),
    ...mark.accent.map((path) => outline(path, accent)),
    "</g>",
    line(site, siteStyle(fonts), MARGIN + 96, 114),
    ...above.lines,
    ...below.lines,
    "</svg>",
  ].join("");
}

function titleStyle({ bold }: CardFonts): Style {
  return { font: bold, size: 70, leading: 80, tracking: -0.03, fill: INK, limit: 3 };
}

function descriptionStyle({ regular }: CardFonts): Style {
  return { font: regular, size: 34, leading: 48, tracking: 0, fill: QUIET, limit: 3 };
}

function siteStyle({ semibold }: CardFonts): Style {
  return { font: semibold, size: 40, leading: 40, tracking: -0.01, fill: INK, limit: 1 };
}

/** Sets a text whose last line ends at `bottom`; `top` is where its first line begins. */
function set(text: string, style: Style, bottom: number): { lines: readonly string[]; top: number } {
  const { font, size, tracking, leading, limit } = style;
  const measure = (part: string): number => widthOf(part, font, size, tracking);
  const lines = wrapLines(text, measure, TEXT_WIDTH, limit);
  const baseline = bottom - size * 0.25 - (lines.length - 1) * leading;
  return {
    lines: lines.map((part, index) => line(part, style, MARGIN, baseline + index * leading)),
    top: baseline - size * 0.75,
  };
}

function line(text: string, { font, size, tracking, fill }: Style, x: number, y: number): string {
  return outline(pathOf(text, font, size, tracking, [x, y]), fill);
}

function outline(path: string, fill: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

/** The accent of the dark theme as sRGB: OKLCH lightness 0.8, chroma 0.11 (CSS Color 4, section 9.2). */
export function hueToHex(hue: number): string {
  const radians = (hue * Math.PI) / 180;
  const [l, a, b] = [0.8, 0.11 * Math.cos(radians), 0.11 * Math.sin(radians)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

function toByte(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, encoded)));
}
