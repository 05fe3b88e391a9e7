import { escapeHtml } from "../../../src/lib/escapeHtml";
import { OFFLINE_DOWNLOAD } from "../../../src/lib/offlineDownload";
import type { PageGroup, SitePage } from "../pages";
import { placeOf } from "./links";

/** A menu group whose pages are printed together. */
export interface PrintedGroup extends PageGroup {
  /** Address of its printed page below `/print/`. */
  readonly slug: string;
}

/** What stands around the pages. */
export interface Frame {
  /** Name of the site. */
  readonly site: string;
  /** Absolute address of a path of the site. */
  readonly urlOf: (route: string) => string;
  /** Addresses of the style sheets, with base URL. */
  readonly sheets: readonly string[];
  /** Address of the list of printed pages, with base URL. */
  readonly index: string;
}

/**
 * One page with all pages of a group, for the printer: a table of contents, then every page. Search engines are told to
 * stay away, and that the group's first page is the one to show.
 *
 * @param articles written part of each page by its route
 */
export function printedPage(
  { label, pages }: PrintedGroup,
  articles: ReadonlyMap<string, string>,
  frame: Frame,
): string {
  const [first] = pages;
  const count = pages.length === 1 ? "One page" : `${pages.length} pages`;
  return documentOf(`${label} - ${frame.site}`, frame, frame.urlOf(first?.route ?? "/"), [
    `<header class="print-head"><p>${escapeHtml(frame.site)}</p><h1>${escapeHtml(label)}</h1>`,
    `<p class="print-note">${count}, made for the printer. <a href="${escapeHtml(frame.index)}">Other groups</a></p></header>`,
    `<nav class="print-contents" aria-label="Contents">${contents(pages)}</nav>`,
    ...pages.map((page) => section(page, articles.get(page.route) ?? "", frame)),
  ]);
}

/** The list of printed pages. `scripts/offline.ts` puts the offline copy into it. */
export function printIndex(groups: readonly PrintedGroup[], frame: Frame): string {
  const items = groups.map(({ label, slug, pages }) => {
    const count = pages.length === 1 ? "1 page" : `${pages.length} pages`;
    return `<li><a href="${escapeHtml(`${frame.index}/${slug}`)}">${escapeHtml(label)}</a> <span class="print-count">${count}</span></li>`;
  });
  return documentOf(`Offline and on paper - ${frame.site}`, frame, frame.urlOf("/print"), [
    `<header class="print-head"><p><a href="${escapeHtml(frame.index.replace(/print$/, ""))}">${escapeHtml(frame.site)}</a></p><h1>Offline and on paper</h1></header>`,
    `<h2>Offline</h2><p>The whole documentation with its search as one archive, for when the network is what is broken. Unpack it and open <code>index.html</code> in a browser: it needs no server and no network.</p>`,
    `<p ${OFFLINE_DOWNLOAD}></p>`,
    `<h2>On paper</h2><p>Each part of the documentation as one page, with a table of contents. Print it with your browser, or save it as PDF.</p>`,
    `<ul class="print-groups">${items.join("")}</ul>`,
  ]);
}

function documentOf(title: string, { sheets }: Frame, canonical: string, body: readonly string[]): string {
  return [
    '<!DOCTYPE html><html lang="en" dir="ltr" data-theme="light"><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(canonical)}"><link rel="icon" href="data:,">`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${escapeHtml(sheet)}">`),
    '</head><body><main class="print">',
    ...body,
    "</main></body></html>\n",
  ].join("\n");
}

/** Titles of the pages, below the names of the groups inside the group. */
function contents(pages: readonly SitePage[]): string {
  let group = "";
  const lines = pages.map((page) => {
    const inner = page.groups.slice(1).join(": ");
    const head = inner === group || inner === "" ? "" : `<li class="print-group">${escapeHtml(inner)}</li>`;
    group = inner;
    const place = escapeHtml(placeOf(page.route));
    return `${head}<li><a href="#${place}">${escapeHtml(page.title)}</a><span data-page-of="${place}"></span></li>`;
  });
  return `<p class="print-title" id="contents">Contents</p><ol>${lines.join("")}</ol>`;
}

function section({ route, modified }: SitePage, article: string, { urlOf }: Frame): string {
  const url = escapeHtml(urlOf(route));
  const revised = modified === undefined ? "" : `, last revised on ${modified}`;
  return [
    `<article id="${escapeHtml(placeOf(route))}">`,
    article,
    `<p class="print-source">On the web: <a href="${url}">${url}</a>${revised}</p></article>`,
  ].join("");
}
