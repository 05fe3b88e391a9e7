import { brotliCompressSync, constants } from "node:zlib";

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

/** The same, with the sheet's address. */
const SHEET_ADDRESS = /<link rel="?stylesheet"?[^>]*? href="?([^\s">]+)"?[^>]*>/;

/**
 * Bytes of a page that a server sends without waiting for an answer, with the headers of this site: ten packets (RFC 6928).
 * Pages are held against it after a quick compression; what is sent is a tenth smaller.
 */
const FIRST_FLIGHT = 14_000;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A built page with its style sheet in its markup, if it is too long for the first flight: it takes a second one all the
 * same, in which the sheet comes along instead of taking a third. Shorter pages link to the sheet, which browsers keep.
 *
 * @param sheets style sheets of the build by their addresses
 * @throws Error when the page links to a sheet that is not there, or the sheet cannot stand in a page
 */
export function withSheet(html: string, sheets: ReadonlyMap<string, string>): string {
  const [link, address = ""] = SHEET_ADDRESS.exec(html) ?? [];
  if (link === undefined || brotliCompressSync(html, QUICK).length <= FIRST_FLIGHT) return html;
  const sheet = sheets.get(address);
  if (sheet === undefined) throw new Error(`No style sheet ${address} in the build. Fix: build again.`);
  if (/<\/style/i.test(sheet))
    throw new Error(
      `${address} holds "</style", which would end it in a page. Fix: write it as "<\\/style".`,
    );
  // At the end of the head, behind what the browser may fetch or run before it has read the sheet. The application knows by
  // the attribute that it has the sheet.
  return html
    .replace(link, "")
    .replace("</head>", (end) => `<style data-href="${address}">${sheet}</style>${end}`);
}
