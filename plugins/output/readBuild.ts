import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import { SECTIONS, sectionOf } from "../../src/sections";
import { filesIn } from "../lib/files";
import { parseHtml } from "../lib/html";
import { mapInTurn } from "../lib/inTurn";
import { routeOfFile, withBase } from "../lib/routes";
import { fontsOf, withPreloads, withSheet } from "./firstPaint";
import { readPage, type BuiltPage } from "./ledger/readPage";
import { outboundAddresses, type OutboundAddress } from "./outbound";
import { withPageFacts, type Crumb } from "./pageFacts";
import type { SitePage } from "./pages";
import { inlineCode, type InlineCode } from "./policy";
import { printedArticle, type PrintedGroup } from "./print";
import { pageModelOf, type PageModel } from "./records";
import { markdownOf, type BuiltMarkdown } from "./twins/twin";

/** A page of the build, and what the site's outputs take from it. */
export interface BuiltFile {
  /** Path inside the build folder, with forward slashes. */
  readonly file: string;
  readonly route: string;
  readonly model: PageModel;
  /** The article as Markdown, once for each language of its requests; empty for a page without one. */
  readonly markdown: readonly BuiltMarkdown[];
  readonly addresses: BuiltPage;
  readonly code: InlineCode;
  readonly outbound: readonly OutboundAddress[];
  /** The article as it is printed with its group; empty for a page of no group. */
  readonly printed: string;
}

export interface Build {
  /** In the order of their routes. */
  readonly files: readonly BuiltFile[];
  /** Texts of the style sheets. */
  readonly sheets: readonly string[];
}

/**
 * Completes every page of a build (facts for search engines, fonts and style sheet for the first paint), writes it, parses it once and
 * takes from it what all outputs need. A few pages at a time, so that the trees of a large site are not held at once.
 */
export async function readBuild(
  context: LoadContext,
  pages: readonly SitePage[],
  groups: readonly PrintedGroup[],
): Promise<Build> {
  const { outDir, baseUrl, siteConfig } = context;
  const membersByRoute = membersOf(groups);
  const pagesByRoute = new Map(pages.map((page) => [page.route, page]));
  const sheets = await readSheets(outDir);
  const sheetsByAddress = new Map(sheets.map(({ file, text }) => [baseUrl + file, text]));
  const fonts = fontsOf([...sheetsByAddress.values()]);
  const files = await mapInTurn(await filesIn(outDir, ".html"), async (file): Promise<BuiltFile> => {
    const [target, route] = [path.join(outDir, file), routeOfFile(file)];
    const built = await fs.readFile(target, "utf8");
    const page = pagesByRoute.get(route);
    const members = membersByRoute.get(route);
    const crumbs = page ? crumbsOf(page, pagesByRoute, context) : [];
    const told = withPageFacts(built, { crumbs, modified: page?.modified }, file);
    const html = withSheet(withPreloads(told, fonts), sheetsByAddress);
    if (html !== built) await fs.writeFile(target, html);
    const tree = parseHtml(html);
    return {
      file,
      route,
      model: pageModelOf(tree),
      markdown: markdownOf(tree, siteConfig.url + withBase(route, baseUrl)),
      addresses: readPage(tree),
      code: inlineCode(tree),
      outbound: outboundAddresses(tree, siteConfig.url),
      printed: members ? printedArticle(tree, route, { baseUrl, url: siteConfig.url, members }) : "",
    };
  });
  return { files: files.sort(byRoute), sheets: [...sheetsByAddress.values()] };
}

/** For each page the routes of its group. */
function membersOf(groups: readonly PrintedGroup[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    groups.flatMap(({ pages }) => {
      const members = new Set(pages.map(({ route }) => route));
      return [...members].map((route) => [route, members] as const);
    }),
  );
}

function byRoute(a: BuiltFile, b: BuiltFile): number {
  return a.route < b.route ? -1 : 1;
}

async function readSheets(outDir: string): Promise<{ file: string; text: string }[]> {
  const files = await filesIn(outDir, ".css");
  return Promise.all(
    files.map(async (file) => ({ file, text: await fs.readFile(path.join(outDir, file), "utf8") })),
  );
}

/** The trail of a page, itself last; none for a page that stands below no other. */
function crumbsOf(
  page: SitePage,
  pages: ReadonlyMap<string, SitePage>,
  { siteConfig, baseUrl }: LoadContext,
): Crumb[] {
  if (page.above.length === 0) return [];
  return [...page.above.flatMap((route) => pages.get(route) ?? []), page].map(({ route, title }) => {
    const { basePath, label } = SECTIONS[sectionOf(route)];
    const isHome = route === (basePath || "/");
    // The homes are called after the site, since their titles mean something on the site only.
    return {
      name: isHome ? `${siteConfig.title} ${label}` : title,
      url: siteConfig.url + withBase(route, baseUrl),
    };
  });
}
