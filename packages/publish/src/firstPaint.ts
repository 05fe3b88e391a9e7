/** `@font-face` rules of a built style sheet, their font address, and the ranges of faces that few pages need. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_URL = /url\(["']?([^"')]+\.woff2)["']?\)/;
const RARE_CHARACTERS_RANGE = /unicode-range:\s*(?!u\+(?:00)?20-)/i;
/** The link to a style sheet in a built page. The minimizer leaves out quotes where it can. */
const SHEET_LINK = /<link rel="?stylesheet"?[^>]*>/;

/** Addresses of the fonts that every page needs, without duplicates: those of faces that cover plain letters. */
export function preloadedFonts(sheets: readonly string[]): readonly string[] {
  const faces = sheets
    .flatMap((sheet) => sheet.match(FONT_FACE) ?? [])
    .filter((face) => !RARE_CHARACTERS_RANGE.test(face));
  return [...new Set(faces.flatMap((face) => FONT_URL.exec(face)?.[1] ?? []))];
}

/**
 * Adds preload links for fonts to a built page, next to its style sheet. The font is `font-display: optional`:
 * without a preload it would arrive too late for the first paint of most first visits. Pages without a style sheet
 * are returned unchanged.
 */
export function withPreloads(html: string, fonts: readonly string[]): string {
  const links = fonts.map((href) => `<link rel=preload as=font type=font/woff2 crossorigin href="${href}">`);
  const missing = links.filter((link) => !html.includes(link));
  return html.replace(SHEET_LINK, (sheet) => sheet + missing.join(""));
}
