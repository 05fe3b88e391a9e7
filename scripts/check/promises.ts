import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { isGenerated } from "../../plugins/content/rules/generated";
import { isPartial } from "../../plugins/content/parse/partials";
import type { AnalyzedPage } from "../../plugins/content/rules/rule";
import { routeOf } from "../../plugins/content/routes";
import { pageFolderOf } from "../../plugins/siteContent/folders";
import { LEDGER_FILE, REDIRECTS_FILE } from "../../plugins/output/ledger";
import { ledgerFindings } from "../../plugins/output/ledger/findings";
import type { PageAddresses } from "../../plugins/output/ledger/pageAddresses";
import { allRedirects } from "../../plugins/output/redirectPages";
import { positionOf, type Finding } from "../../plugins/report";
import { isRecord } from "../../src/lib/isRecord";
import { nearest } from "../../src/lib/nearest";
import { slugify } from "../../src/lib/slug";
import { SEARCH_ROUTE } from "../../src/search/model";
import { CONFIGURED, CONTEXT } from "../lib/content";

// What a build, or the tests of a built site, refuse although no page has a mistake: addresses of the last release that are gone,
// wrong redirects, queries whose page is gone. Pages and headings are known from their sources.

/** Addresses of pages by route. */
type Pages = ReadonlyMap<string, PageAddresses & { readonly file: string }>;

/**
 * What is wrong with `urls.ledger`, the redirects and the golden queries.
 *
 * @param pages that are checked, parts of pages among them
 * @param isWhole whether these are all pages; else only lost headings of these pages are looked for
 */
export function promiseFindings(root: string, pages: readonly AnalyzedPage[], isWhole: boolean): Finding[] {
  const built = builtPages(pages);
  const unread = new Set(
    pages.flatMap(({ path: file, ids }) => (ids === undefined || hasMadeHeadings(root, file) ? [file] : [])),
  );
  const lost = addressFindings(root, built, isWhole).filter(({ path: file }) => !unread.has(file));
  return isWhole ? [...lost, ...goldenFindings(root, built, unread.size > 0)] : lost;
}

/** Whether a table of facts makes headings of the page, which only a build knows. */
function hasMadeHeadings(root: string, file: string): boolean {
  const source = path.join(root, file);
  return fs.existsSync(source) && fs.readFileSync(source, "utf8").includes('<FactTable name="messages:');
}

function builtPages(pages: readonly AnalyzedPage[]): Pages {
  const idsOf = new Map(pages.map(({ path: file, ids }) => [file, ids ?? []]));
  const built = pages.filter(
    (page) =>
      !isPartial(page) &&
      page.frontMatter["draft"] !== true &&
      pageFolderOf(page.path)?.translates === undefined,
  );
  return new Map(
    built.map((page) => {
      const { title, anchors, unlisted } = page.frontMatter;
      const ids = new Set([page.path, ...page.partials].flatMap((file) => [...(idsOf.get(file) ?? [])]));
      const titleId = typeof title === "string" ? slugify(title) : "";
      const headings = [...ids].map((id) => ({ id, level: id === titleId ? 1 : 2 }));
      const aliases = new Map(
        Object.entries(isRecord(anchors) ? anchors : {}).map(([old, id]) => [old, String(id)]),
      );
      return [routeOf(page), { ids, headings, aliases, listed: unlisted !== true, file: page.path }];
    }),
  );
}

function addressFindings(root: string, built: Pages, isWhole: boolean): Finding[] {
  const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");
  if (!fs.existsSync(path.join(root, LEDGER_FILE))) return [];
  const text = read(LEDGER_FILE);
  // Without all pages, only the lines of these pages count; the others stay blank, so that lines keep their numbers.
  const isOwn = (line: string): boolean => built.has(line.split("#")[0] ?? "");
  const own = isWhole ? text : text.replace(/^\/.*$/gm, (line) => (isOwn(line) ? line : ""));
  const listed = [...built].map(([route, { listed: isListed }]) => ({ route, listed: isListed }));
  const redirects = isWhole ? CONFIGURED.redirects : [];
  const site = {
    pages: new Map([...built, [SEARCH_ROUTE, NO_IDS] as const]),
    redirects: allRedirects(listed, redirects),
  };
  const list = { path: REDIRECTS_FILE, source: read(REDIRECTS_FILE), redirects };
  return ledgerFindings(
    {
      path: LEDGER_FILE,
      text: own,
      list,
      tokens: CONTEXT.tokens,
      sourceOf: (route) => built.get(route)?.file,
      isGenerated: (file) => isGenerated({ path: file }),
    },
    site,
  );
}

const NO_IDS: PageAddresses = { ids: new Set(), headings: [], aliases: new Map(), listed: false };

const GOLDEN = "test/search/golden.json";

/** Every golden query expects an address that exists. */
function goldenFindings(root: string, built: Pages, hasUnread: boolean): Finding[] {
  const file = path.join(root, GOLDEN);
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, "utf8");
  const finding = (offset: number, message: string, fix: string): Finding => ({
    path: GOLDEN,
    ...positionOf(text, Math.max(0, offset)),
    rule: "golden",
    message,
    fix,
  });
  let queries: unknown;
  try {
    queries = (JSON.parse(text) as { readonly find?: unknown }).find;
  } catch (error) {
    const offset = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
    return [finding(offset, "The file is not valid JSON.", "correct what stands before this place.")];
  }
  return (Array.isArray(queries) ? (queries as unknown[]) : []).flatMap((query): Finding[] => {
    if (!isRecord(query))
      return [finding(0, "An entry is not a query.", 'write { "query": "…", "expect": "/…", "rank": 1 }.')];
    const offset = text.indexOf(JSON.stringify(query["query"]));
    const unknown = Object.keys(query).find((key) => !KEYS.includes(key));
    const missing = KEYS.find((key) => !(key in query));
    if (unknown !== undefined || missing !== undefined) {
      const message =
        unknown === undefined ? `The query has no "${missing ?? ""}".` : `A query has no field "${unknown}".`;
      const fix = `write ${nearest(unknown ?? "", KEYS) ?? missing ?? "query, expect and rank"}.`;
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

const KEYS = ["query", "expect", "rank"];

function leadsSomewhere(address: string, built: Pages, hasUnread: boolean): boolean {
  const [route = "", id] = address.split("#");
  const page = built.get(route);
  return page !== undefined && (id === undefined || hasUnread || page.ids.has(id));
}

/** What is wrong with the API description and its pages, as `npm run api:check` says it: lines, none if all is right. */
export async function apiProblems(root: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, ["-r", "./plugins/native.cjs", "scripts/apiCheck.ts"], { cwd: root });
  let output = "";
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => void child.on("close", resolve));
  return code === 0 ? [] : output.trim().split("\n");
}
