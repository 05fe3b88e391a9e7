/** A font's address in a built style sheet. */
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/g;
/** A built page's link to a style sheet, with or without the quotes that the minimizer leaves out. */
const SHEET = /<link rel="?stylesheet"?[^>]*>/;

/** Addresses of all fonts that style sheets load, as written there, each once. */
export function fontsOf(sheets: readonly string[]): readonly string[] {
  const found = sheets.flatMap((sheet) => [...sheet.matchAll(FONT)].map(([, address = ""]) => address));
  return [...new Set(found)];
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
