/** A face of a built style sheet, its font's address, and the ranges of a face that is not for every page. */
const FACE = /@font-face\s*\{[^}]*\}/g;
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;
const RARE = /unicode-range:\s*(?!u\+(?:00)?20-)/i;
/** A built page's link to a style sheet, with or without the quotes that the minimizer leaves out. */
const SHEET = /<link rel="?stylesheet"?[^>]*>/;

/** Addresses of the fonts that every page needs, as style sheets write them, each once: those of faces with plain letters. */
export function fontsOf(sheets: readonly string[]): readonly string[] {
  const faces = sheets.flatMap((sheet) => sheet.match(FACE) ?? []).filter((face) => !RARE.test(face));
  return [...new Set(faces.flatMap((face) => FONT.exec(face)?.[1] ?? []))];
}

/**
 * A built page that asks for fonts together with its style sheet instead of after it. Without this the font, which is
 * `optional`, would come too late for the first paint of most first visits. Pages without a style sheet stay as they are.
 */
export function withPreloads(html: string, fonts: readonly string[]): string {
  const links = fonts.map((href) => `<link rel=preload as=font type=font/woff2 crossorigin href="${href}">`);
  const missing = links.filter((link) => !html.includes(link));
  return html.replace(SHEET, (sheet) => sheet + missing.join(""));
}
