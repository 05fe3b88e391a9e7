/**
 * Reads all HTML pages of a finished build. This is the only place where built pages are parsed; all outputs use
 * its result.
 */
import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import { homeOf, sectionAt, SECTIONS } from "docusaurus-waymark-core/sections";
import { filesIn } from "docusaurus-waymark-core/build/files";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { mapConcurrently } from "docusaurus-waymark-core/build/concurrency";
import { absoluteAddress, routeOfFile } from "docusaurus-waymark-core/build/routes";
import { preloadedFonts, withPreloads } from "./firstPaint";
import { readPageAddresses, type PageAddresses } from "docusaurus-plugin-waymark-check/ledger/pageAddresses";
import { outboundAddresses, type OutboundAddress } from "./outbound";
import { withStructuredData, type Crumb } from "./structuredData";
import type { SitePage } from "docusaurus-waymark-core/siteContent/pages";
import { inlineCode, type InlineCode } from "./policy";
import { printedArticle, type PrintedGroup } from "./print";
import { pageModelOf, type PageModel } from "docusaurus-theme-waymark-search/records";
import { markdownOf, type ArticleMarkdown } from "./twins/twin";

/** One built page, with the data that all outputs need from it. */
export interface BuiltPage {
  /** Path inside the build folder, with forward slashes. */
  readonly file: string;
  readonly route: string;
  readonly model: PageModel;
  /**
   * The article as Markdown, one version for each language of its request samples; empty for a page without an
   * article.
   */
  readonly markdown: readonly ArticleMarkdown[];
  readonly addresses: PageAddresses;
  readonly code: InlineCode;
  readonly outbound: readonly OutboundAddress[];
  /** The article as HTML for printing; empty for a page outside all groups. */
  readonly printed: string;
}

/**
 * The menu, which all pages of a section have, and which grows with their number: it is read on the home page of each section
 * only.
 */
const MENU = /<aside id="site-nav"[^]*?<\/aside>/;
const HOME_ROUTES: ReadonlySet<string> = new Set(SECTIONS.map(homeOf));

/**
 * Completes every page of a build (structured data, font preloads), writes it, parses it once and extracts the data for all
 * outputs. Pages are processed a few at a time, to limit the memory for parsed trees.
 *
 * @returns all pages, sorted by route
 */
export async function readBuild(
  context: LoadContext,
  pages: readonly SitePage[],
  groups: readonly PrintedGroup[],
): Promise<readonly BuiltPage[]> {
  const { outDir, baseUrl, siteConfig } = context;
  const groupRoutesByRoute = groupRoutesByPage(groups);
  const pagesByRoute = new Map(pages.map((page) => [page.route, page]));
  const fonts = preloadedFonts(await readSheets(outDir));
  const files = await mapConcurrently(await filesIn(outDir, ".html"), async (file): Promise<BuiltPage> => {
    const [filePath, route] = [path.join(outDir, file), routeOfFile(file)];
    const original = await fs.readFile(filePath, "utf8");
    const page = pagesByRoute.get(route);
    const groupRoutes = groupRoutesByRoute.get(route);
    const crumbs = page ? breadcrumbsOf(page, pagesByRoute, context) : [];
    const withData = withStructuredData(original, { crumbs, modified: page?.modified }, file);
    const html = withPreloads(withData, fonts);
    if (html !== original) await fs.writeFile(filePath, html);
    const tree = parseHtml(HOME_ROUTES.has(route) ? html : html.replace(MENU, ""));
    return {
      file,
      route,
      model: pageModelOf(tree),
      markdown: markdownOf(tree, absoluteAddress(route, context)),
      addresses: readPageAddresses(tree),
      code: inlineCode(tree),
      outbound: outboundAddresses(tree, siteConfig.url),
      printed: groupRoutes ? printedArticle(tree, route, { baseUrl, url: siteConfig.url, groupRoutes }) : "",
    };
  });
  return files.sort(byRoute);
}

/** For each page, the routes of all pages in its group. */
function groupRoutesByPage(groups: readonly PrintedGroup[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    groups.flatMap(({ pages }) => {
      const members = new Set(pages.map(({ route }) => route));
      return [...members].map((route) => [route, members] as const);
    }),
  );
}

function byRoute(a: BuiltPage, b: BuiltPage): number {
  return a.route < b.route ? -1 : 1;
}

async function readSheets(outDir: string): Promise<string[]> {
  const files = await filesIn(outDir, ".css");
  return Promise.all(files.map((file) => fs.readFile(path.join(outDir, file), "utf8")));
}

/** Breadcrumbs of a page, ending with the page itself; empty for a page without ancestors. */
function breadcrumbsOf(page: SitePage, pages: ReadonlyMap<string, SitePage>, context: LoadContext): Crumb[] {
  if (page.ancestors.length === 0) return [];
  return [...page.ancestors.flatMap((route) => pages.get(route) ?? []), page].map(({ route, title }) => {
    const section = sectionAt(route);
    const isHome = route === homeOf(section);
    // Titles of home pages are too general outside the site, so the name of the site is used.
    return {
      name: isHome ? `${context.siteConfig.title} ${section.label}` : title,
      url: absoluteAddress(route, context),
    };
  });
}
