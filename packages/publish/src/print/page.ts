import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import type { PageGroup, SitePage } from "docusaurus-waymark-core/siteContent/pages";
import { pageTitle, sectionOf } from "docusaurus-waymark-core/sections";
import { printedId } from "./links";

/** A menu group whose pages are printed together. */
export interface PrintedGroup extends PageGroup {
  /** Address of its printed page below `/print/`. */
  readonly slug: string;
}

/** Site data that every printed page needs. */
export interface PrintContext {
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
 * A page with all pages of a group: a table of contents, then every page. It is marked `noindex`, with the first
 * page of the group as its canonical address.
 *
 * @param articles printed article of each page by its route
 * @param around the groups before and after
 */
export function printedPage(
  { label, pages }: PrintedGroup,
  articles: ReadonlyMap<string, string>,
  frame: PrintContext,
  around: Readonly<Record<"previous" | "next", PrintedGroup | undefined>>,
): string {
  const [first] = pages;
  const count = pages.length === 1 ? "One page" : `${pages.length} pages`;
  const route = first?.route ?? "/";
  return htmlDocument(pageTitle(label, sectionOf(route), frame.site), frame, frame.urlOf(route), [
    `<header class="print-head"><p>${escapeHtml(frame.site)} documentation</p><h1>${escapeHtml(label)}</h1>`,
    `<p class="print-note">${count}, made for the printer.`,
    partLink(around.previous, "prev", "Previous", frame),
    partLink(around.next, "next", "Next", frame),
    ` <a href="${escapeHtml(frame.index)}">All parts</a></p></header>`,
    `<nav class="print-contents" aria-label="Contents">${tableOfContents(pages)}</nav>`,
    ...pages.map((page) => pageArticle(page, articles.get(page.route) ?? "", frame)),
  ]);
}

function partLink(
  group: PrintedGroup | undefined,
  rel: string,
  name: string,
  { index }: PrintContext,
): string {
  if (group === undefined) return "";
  const address = escapeHtml(`${index}/${group.slug}`);
  return ` <a rel="${rel}" href="${address}">${name}: ${escapeHtml(group.label)}</a> ·`;
}

function htmlDocument(
  title: string,
  { sheets }: PrintContext,
  canonical: string,
  body: readonly string[],
): string {
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

/** Page titles under the labels of the subgroups. */
function tableOfContents(pages: readonly SitePage[]): string {
  let group = "";
  const lines = pages.map((page) => {
    const groupPath = page.groups.slice(1).join(": ");
    const head =
      groupPath === group || groupPath === "" ? "" : `<li class="print-group">${escapeHtml(groupPath)}</li>`;
    group = groupPath;
    const targetId = escapeHtml(printedId(page.route));
    return `${head}<li><a href="#${targetId}">${escapeHtml(page.title)}</a></li>`;
  });
  return `<p class="print-title" id="contents">Contents</p><ol>${lines.join("")}</ol>`;
}

function pageArticle({ route, modified }: SitePage, article: string, { urlOf }: PrintContext): string {
  const url = escapeHtml(urlOf(route));
  const revised = modified === undefined ? "" : `, last changed on ${modified}`;
  return [
    `<article id="${escapeHtml(printedId(route))}">`,
    article,
    `<p class="print-source">On the web: <a href="${url}">${url}</a>${revised}</p></article>`,
  ].join("");
}
