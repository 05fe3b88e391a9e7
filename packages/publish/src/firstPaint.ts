/**
 * Changes built pages so that the first paint needs fewer requests: fonts are preloaded together with the style
 * sheet, and long pages contain the style sheet instead of linking to it.
 */
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

/** The same link, with its address as the first group. */
const SHEET_LINK_HREF = /<link rel="?stylesheet"?[^>]*? href="?([^\s">]+)"?[^>]*>/;

/**
 * Longest page, in characters, that a server sends before it waits for an acknowledgment: ten packets (RFC 6928), less the
 * headers of this site, are 14 kB, to which the compression reduces five times as much.
 */
const FIRST_FLIGHT_CHARS = 70_000;

/**
 * Puts the style sheet into a page that is too long for the first flight. Such a page needs a second round trip
 * anyway, and the style sheet arrives with it instead of needing a third. Shorter pages keep the link, so that
 * browsers can cache the file.
 *
 * @param sheets style sheets of the build by their addresses
 * @throws Error when the linked style sheet is not in the build, or contains `</style`
 */
export function withInlineSheet(html: string, sheets: ReadonlyMap<string, string>): string {
  const [link, address = ""] = SHEET_LINK_HREF.exec(html) ?? [];
  if (link === undefined || html.length <= FIRST_FLIGHT_CHARS) return html;
  const sheet = sheets.get(address);
  if (sheet === undefined) throw new Error(`No style sheet ${address} in the build. Fix: build again.`);
  if (/<\/style/i.test(sheet))
    throw new Error(
      `${address} contains "</style", which would end the element early. Fix: write it as "<\\/style".`,
    );
  // At the end of the head, after resources that the browser can fetch before it has parsed the style sheet. The attribute
  // tells the application not to load the style sheet again.
  return html
    .replace(link, "")
    .replace("</head>", (end) => `<style data-href="${address}">${sheet}</style>${end}`);
}
