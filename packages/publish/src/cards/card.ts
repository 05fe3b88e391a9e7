/**
 * Layout of a social card, the preview picture of a page in chats and social networks: a pure function from content
 * to SVG.
 */
import path from "node:path";
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import type { LogoMark } from "docusaurus-waymark-core/product/identity";
import { accentColor } from "docusaurus-waymark-core/build/accentColor";

/** Size of a social card in pixels: previews are 360 to 550 px wide, and each pixel costs time and memory of every build. */
export const CARD_SIZE = { width: 800, height: 420 } as const;

/** Size of the drawing, in the units of the constants below; it has the ratio that link previews expect. */
export const DRAWING = { width: 1200, height: 630 } as const;

/** Font family name in the font files of the cards. */
export const FAMILY = "Geist";

/**
 * Font files of a card, by weight: the letters, punctuation, arrows and signs (U+20-24F, U+2010-22FF) of the whole font, cut as
 * `packages/theme/src/css/fonts.css` says, as TrueType, because the renderer reads neither WOFF nor variable fonts.
 */
export const CARD_FONTS = [400, 700].map((weight) => ({
  weight,
  file: path.join(__dirname, "fonts", `geist-${weight}.ttf`),
}));

/** Content of a card. */
export interface CardContent {
  readonly title: string;
  readonly description: string;
  /** Name of the product and the section. */
  readonly site: string;
  readonly mark: LogoMark;
  /** OKLCH hue in degrees. */
  readonly accentHue: number;
}

/** Typography of a text. Sizes are units of the drawing, `tracking` is ems. */
interface TextStyle {
  readonly weight: 400 | 700;
  readonly size: number;
  readonly lineHeight: number;
  readonly tracking: number;
  readonly color: string;
  readonly maxLines: number;
  /** Characters in a line: what fits between the margins in texts of average width, less a tenth. */
  readonly lineChars: number;
}

const COLORS = { background: "#0d1117", text: "#e8edf4", muted: "#a9b4c2" } as const;

const TITLE: TextStyle = {
  weight: 700,
  size: 70,
  lineHeight: 80,
  tracking: -0.03,
  color: COLORS.text,
  maxLines: 3,
  lineChars: 28,
};
const DESCRIPTION: TextStyle = {
  weight: 400,
  size: 34,
  lineHeight: 48,
  tracking: 0,
  color: COLORS.muted,
  maxLines: 3,
  lineChars: 58,
};
const SITE: TextStyle = {
  weight: 700,
  size: 40,
  lineHeight: 40,
  tracking: -0.01,
  color: COLORS.text,
  maxLines: 1,
  lineChars: 40,
};

const MARGIN = 80;
const BAR_HEIGHT = 16;
/** Position of the logo, the size of its coordinate grid, and its size on the card. */
const LOGO = { x: MARGIN, y: 64, grid: 32, size: 72 } as const;

/**
 * A card as SVG: logo and site name at the top, title and description above a bar in the accent color at the
 * bottom.
 */
export function cardSvg(content: CardContent): string {
  const { width, height } = DRAWING;
  const accent = accentColor(content.accentHue);
  const description = wrapLines(content.description, DESCRIPTION);
  const title = wrapLines(content.title, TITLE);
  const descriptionTop = firstLineTop(description, DESCRIPTION, height - 88);
  const titleTop = firstLineTop(title, TITLE, descriptionTop - 36);
  return svg([
    `<rect width="${width}" height="${height}" fill="${COLORS.background}"/>`,
    `<rect y="${height - BAR_HEIGHT}" width="${width}" height="${BAR_HEIGHT}" fill="${accent}"/>`,
    `<g transform="translate(${LOGO.x} ${LOGO.y}) scale(${LOGO.size / LOGO.grid})">`,
    ...content.mark.ink.map((outline) => `<path fill="${COLORS.text}" d="${outline}"/>`),
    ...content.mark.accent.map((outline) => `<path fill="${accent}" d="${outline}"/>`),
    "</g>",
    textLine(content.site, SITE, LOGO.x + 96, 114),
    ...textLines(title, TITLE, titleTop),
    ...textLines(description, DESCRIPTION, descriptionTop),
  ]);
}

/**
 * Breaks a text at spaces into lines of at most `lineChars` characters: measuring widths with the renderer would take as
 * long as rendering the card. Text beyond `maxLines` is cut with an ellipsis. A single longer word is not broken.
 */
export function wrapLines(
  text: string,
  { lineChars, maxLines }: Pick<TextStyle, "lineChars" | "maxLines">,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ""} ${word}` : word;
    if (lines.length > 0 && longer.length <= lineChars) lines[lines.length - 1] = longer;
    else if (lines.length === maxLines) return [...lines.slice(0, -1), withEllipsis(lines, lineChars)];
    else lines.push(word);
  }
  return lines;
}

/** The last line with an ellipsis; words are removed until it fits. */
function withEllipsis(lines: readonly string[], lineChars: number): string {
  const words = (lines.at(-1) ?? "").split(" ");
  while (words.length > 1 && words.join(" ").length >= lineChars) words.pop();
  return `${words.join(" ").replace(/[,;:.]$/, "")}…`;
}

/** The top of the first line, for lines that end at `bottom`. */
function firstLineTop(lines: readonly string[], { size, lineHeight }: TextStyle, bottom: number): number {
  return bottom - size - Math.max(0, lines.length - 1) * lineHeight;
}

function textLines(lines: readonly string[], style: TextStyle, top: number): string[] {
  return lines.map((line, index) =>
    textLine(line, style, MARGIN, top + style.size * 0.75 + index * style.lineHeight),
  );
}

function textLine(text: string, { weight, size, tracking, color }: TextStyle, x: number, y: number): string {
  const font = `font-family="${FAMILY}" font-weight="${weight}" font-size="${size}"`;
  const place = `x="${x}" y="${y}" letter-spacing="${tracking * size}" fill="${color}"`;
  return `<text ${place} ${font}>${escapeHtml(text.replace(INVALID_XML_CHARS, ""))}</text>`;
}

/** Characters that are not allowed in XML (XML 1.0, section 2.2). */
const INVALID_XML_CHARS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function svg(parts: readonly string[]): string {
  const { width, height } = CARD_SIZE;
  const viewBox = `0 0 ${DRAWING.width} ${DRAWING.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${parts.join("")}</svg>`;
}
