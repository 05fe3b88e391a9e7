import { escapeHtml } from "../../src/lib/escapeHtml";

/**
 * A complete page that sends its reader on, scripts or not.
 * The script (`static/redirect.js`) keeps query and hash; the refresh below it serves readers without scripts.
 *
 * @param target route with base URL, or absolute address
 * @param canonical absolute address for search engines
 */
export function redirectPage(target: string, canonical: string, baseUrl: string): string {
  const [to, full] = [escapeHtml(target), escapeHtml(canonical)];
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8">',
    `<title>Moved to ${to}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${full}">`,
    `<script src="${escapeHtml(baseUrl)}redirect.js" data-to="${to}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
    "",
  ].join("\n");
}
