import path from "node:path";
import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { twinPath } from "docusaurus-waymark-core/sections";
import { writeText } from "docusaurus-waymark-core/build/files";
import { fileOfRoute, withBase } from "docusaurus-waymark-core/build/routes";

/** Adds a redirect from the Markdown twin of each redirected address to the twin of the page that it leads to. */
export function withTwins(redirects: readonly Redirect[]): readonly Redirect[] {
  const inside = redirects.filter(({ to }) => to.startsWith("/"));
  const twins = inside.map(({ from, to }) => ({ from: `${from}.md`, to: twinPath(to.split("#")[0] ?? "") }));
  return [...redirects, ...twins];
}

/** Output folder of redirect pages, and the address of the site. */
interface RedirectPageSettings {
  readonly outDir: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  readonly baseUrl: string;
}

/** Writes an HTML page for each redirect, for hosts that cannot send HTTP redirects. */
export async function writeRedirectPages(
  redirects: readonly Redirect[],
  { outDir, url, baseUrl }: RedirectPageSettings,
): Promise<void> {
  await Promise.all(
    redirects.map(({ from, to }) => {
      const target = withBase(to, baseUrl);
      const canonical = to.startsWith("/") ? url + target : to;
      return writeText(path.join(outDir, fileOfRoute(from)), redirectPage(target, canonical, baseUrl));
    }),
  );
}

/**
 * A complete page that redirects with or without JavaScript. The script (`static/redirect.js`) keeps query and
 * hash; the refresh below it is for readers without scripts.
 *
 * @param target route with base URL, or absolute address
 * @param canonical absolute address for search engines
 */
export function redirectPage(target: string, canonical: string, baseUrl: string): string {
  const [to, canonicalAttribute] = [escapeHtml(target), escapeHtml(canonical)];
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8">',
    `<title>Moved to ${to}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonicalAttribute}">`,
    `<script src="${escapeHtml(baseUrl)}redirect.js" data-to="${to}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
    "",
  ].join("\n");
}
