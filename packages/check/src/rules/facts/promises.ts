import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import type { Rule } from "docusaurus-waymark-core/rules/given";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import type { Site } from "docusaurus-waymark-core/content/site";
import { LEDGER_FILE, MISSING_LEDGER } from "../../ledger";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import { ledgerFindings } from "../../ledger/findings";
import type { PageAddresses } from "../../ledger/pageAddresses";
import { allRedirects } from "../../ledger/allRedirects";
import { positionOf, type Finding } from "docusaurus-waymark-core/report";
import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import { jsonProblem } from "docusaurus-waymark-core/parse/jsonProblem";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { product } from "docusaurus-waymark-core/site/product";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { SEARCH_ROUTE } from "docusaurus-waymark-core/protocol/searchRoute";

// What a build, or the tests of a built site, refuse although no page has a mistake: addresses of the last release that are gone,
// wrong redirects, queries whose page is gone. Pages and headings are known from their sources.

/** Addresses of pages by route. */
type Pages = ReadonlyMap<string, PageAddresses & { readonly file: string }>;

const GOLDEN = "test/search/golden.json";

/** Files with findings about the whole site. */
export const PROMISES: readonly string[] = [LEDGER_FILE, REDIRECTS_FILE, GOLDEN];

export const promises: Rule = {
  names: ["golden", "ledger", "lost-anchor", "lost-page", "redirect"],
  kind: "site",
  check: (...site) => promiseFindings(...site),
};

/**
 * Findings about `urls.ledger`, the redirects and the golden queries. Without these files only lost headings of the selected
 * pages are looked for.
 */
const promiseFindings: SiteRule = (all, site, selected, isSelected) => {
  const isWhole = PROMISES.some(isSelected);
  const own = new Set(selected.map(({ path }) => path));
  const pages = isWhole ? all : all.filter(({ path }) => own.has(path));
  if (pages.length === 0) return [];
  const built = builtPages(pages);
  const unread = new Set(pages.filter(({ ids }) => ids === undefined).map(({ path }) => path));
  const lost = addressFindings(site, built, isWhole).filter(({ path }) => !unread.has(path));
  return isWhole ? [...lost, ...goldenFindings(site, built, unread.size > 0)] : lost;
};

function builtPages(pages: readonly LinkedPage[]): Pages {
  const built = pages.filter(
    ({ path, frontMatter }) => frontMatter["draft"] !== true && pageFolderOf(path)?.translates === undefined,
  );
  return new Map(
    built.map((page) => {
      const { title, anchors, unlisted } = page.frontMatter;
      const ids = new Set(page.ids);
      const titleId = typeof title === "string" ? slugify(title) : "";
      const headings = [...ids].map((id) => ({ id, level: id === titleId ? 1 : 2 }));
      const aliases = new Map(
        Object.entries(isRecord(anchors) ? anchors : {}).map(([old, id]) => [old, String(id)]),
      );
      return [routeOf(page), { ids, headings, aliases, listed: unlisted !== true, file: page.path }];
    }),
  );
}

function addressFindings({ textOf, redirects: declared }: Site, built: Pages, isWhole: boolean): Finding[] {
  const text = textOf(LEDGER_FILE);
  // Without all pages, only the lines of these pages count; the others stay blank, so that lines keep their numbers.
  const isOwn = (line: string): boolean => built.has(line.split("#")[0] ?? "");
  const own = isWhole ? text : text?.replace(/^\/.*$/gm, (line) => (isOwn(line) ? line : ""));
  const listed = [...built].map(([route, { listed: isListed }]) => ({ route, listed: isListed }));
  const redirects = isWhole ? declared : [];
  const site = {
    pages: new Map([...built, [SEARCH_ROUTE, NO_IDS] as const]),
    redirects: allRedirects(listed, redirects),
  };
  const found = ledgerFindings(
    {
      path: LEDGER_FILE,
      text: own ?? "",
      list: { path: REDIRECTS_FILE, source: textOf(REDIRECTS_FILE) ?? "", redirects },
      tokens: tokensOf(product),
      sourceOf: (route) => built.get(route)?.file,
      isGenerated: (file) => isGenerated({ path: file }),
    },
    site,
  );
  return isWhole && text === undefined ? [MISSING_LEDGER, ...found] : found;
}

const NO_IDS: PageAddresses = { ids: new Set(), headings: [], aliases: new Map(), listed: false };

/** Every golden query expects an address that exists. */
function goldenFindings({ textOf }: Site, built: Pages, hasUnread: boolean): Finding[] {
  const text = textOf(GOLDEN);
  if (text === undefined) return [];
  const finding = (offset: number, message: string, fix: string): Finding => ({
    path: GOLDEN,
    ...positionOf(text, Math.max(0, offset)),
    rule: "golden",
    message,
    fix,
  });
  const problem = jsonProblem(text);
  if (problem) return [finding(problem.offset, problem.message, problem.fix)];
  const golden: unknown = JSON.parse(text);
  const queries = isRecord(golden) ? golden["find"] : undefined;
  if (!Array.isArray(queries)) return [finding(0, "The file has no list of queries.", 'write "find": [].')];
  return (queries as unknown[]).flatMap((query): Finding[] => {
    if (!isRecord(query))
      return [finding(0, "An entry is not a query.", 'write { "query": "…", "expect": "/…" }.')];
    const offset = text.indexOf(JSON.stringify(query["query"]));
    const unknown = Object.keys(query).find((key) => !KEYS.includes(key));
    const missing = KEYS.find((key) => !(key in query));
    if (unknown !== undefined || missing !== undefined) {
      const message =
        unknown === undefined ? `The query has no "${missing ?? ""}".` : `A query has no field "${unknown}".`;
      const fix = `write ${nearest(unknown ?? "", KEYS) ?? missing ?? "query and expect"}.`;
      return [finding(offset, message, fix)];
    }
    const wrong = [query["expect"]]
      .flat()
      .map((one) => (typeof one === "string" ? one : JSON.stringify(one)))
      .find((address) => !leadsSomewhere(address, built, hasUnread));
    if (wrong === undefined) return [];
    const near = nearest(wrong.split("#")[0] ?? "", built.keys());
    const fix = near === undefined ? "write the route of a page." : `write "${near}", or a heading of it.`;
    const at = text.indexOf(JSON.stringify(wrong), Math.max(0, offset));
    return [finding(at, `There is nothing at "${wrong}".`, fix)];
  });
}

const KEYS = ["query", "expect"];

function leadsSomewhere(address: string, built: Pages, hasUnread: boolean): boolean {
  const [route = "", id] = address.split("#");
  const page = built.get(route);
  return page !== undefined && (id === undefined || hasUnread || page.ids.has(id));
}
