import { brotliCompressSync, constants } from "node:zlib";

/** A built page's link to its style sheet, and the sheet's address. */
const LINK = /<link rel="?stylesheet"?[^>]*? href="?([^\s">]+)"?[^>]*>/;

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
  const [link, address = ""] = LINK.exec(html) ?? [];
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
