import fs from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { brotliSize, compressedSize } from "../../tools/lib/pageWeight";
import { attribute, elementsOf, metaContent, parseHtml, textOf } from "docusaurus-waymark-core/build/html";
import { VARIANT } from "../../tools/lib/variant.mjs";
import { loadBuiltSearch, loadBuiltRecords } from "docusaurus-theme-waymark-search/commands/searchBuild";
import { searchBundleFiles } from "../search/searchParts";
import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { BUILDS } from "./site";
import { product } from "docusaurus-waymark-core/site/product";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { POPULAR_PAGES } from "@theme/StartingPages";
import type { QuotedPage } from "docusaurus-theme-waymark-search/engine";
import { INDEX_FILES } from "docusaurus-theme-waymark-search/model";
import type { SearchBackend } from "docusaurus-theme-waymark-search/backend";
import { rankOf, ratioOfTasks, readTasks, type Task } from "docusaurus-theme-waymark-search/commands/tasks";
import {
  GOLDEN,
  type GoldenResult,
  rankingTable,
  ratioWithinRank,
  runGoldenQueries,
  urlsFor,
} from "../search/golden";

/** Ranks of the first section that answers each task, from 1; 0 when it is not among the first five. */
async function runTasks(
  backend: SearchBackend,
  list: readonly Task[],
  expand: (text: string) => string,
): Promise<readonly number[]> {
  const ranks: number[] = [];
  for (const { query, expect } of list) {
    const { hits } = await backend.search({ query: expand(query) });
    const addresses = hits.map(({ url }) => url);
    ranks.push(rankOf(addresses, expect));
  }
  return ranks;
}

/** Has hosted search: its worker and index are fetched only while no host can be reached. */
const HOSTED_FOLDER = VARIANT.outDir;

/** Files that a browser fetches between opening the dialog and the first results. */
function firstResultFiles(folder: string): readonly string[] {
  const files = searchBundleFiles(folder);
  return folder === HOSTED_FOLDER
    ? files.filter((file) => !file.includes("search-worker"))
    : [...files, path.join(folder, INDEX_FILES.titles)];
}

/** Size of all files from opening the dialog to the first results, in bytes after Brotli with the best quality. With React, which pages share, it is about 58 kB more. */
const MAX_FIRST_RESULTS_BYTES = 91_500;

/** Replaces the content tokens of queries by the words of an identity. */
function expandFor(identity: ProductIdentity): (text: string) => string {
  const tokens: Readonly<Record<string, string>> = { ...tokensOf(identity) };
  return (text) => text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => tokens[name] ?? all);
}

/** Messages of four words or more without a value that varies, with their URLs. */
function literalsOf(folder: string): (readonly [text: string, url: string])[] {
  const file = fs.readFileSync(path.join(folder, INDEX_FILES.quotes), "utf8");
  const { pages } = JSON.parse(file) as { readonly pages: readonly QuotedPage[] };
  return pages
    .flatMap(({ url, quotes }) => quotes.map(([anchor, text]) => [text, `${url}#${anchor}`] as const))
    .filter(([text]) => !/[<{…]/.test(text) && text.split(/\s+/).length >= 4);
}

test("without the prose, the expected page is first for 80 % and among the first five for 85 %", async () => {
  const early = await runGoldenQueries(await loadBuiltSearch("build", "failed"), expandFor(product));
  expect(ratioWithinRank(early, 1)).toBeGreaterThanOrEqual(0.8);
  expect(ratioWithinRank(early, 5)).toBeGreaterThanOrEqual(0.85);
});

test("rows that are shown before the prose has come stay where they are", async () => {
  const early = await loadBuiltSearch("build", "titles");
  const full = await loadBuiltSearch("build");
  const moved: string[] = [];
  // Every third query, because an answer from the titles alone takes longest.
  const queries = GOLDEN.find.filter((_, at) => at % 3 === 0).map((one) => expandFor(product)(one.query));
  for (const query of queries) {
    const before = await urlsFor(early, query);
    const after = await urlsFor(full, query);
    if (before.some((url, at) => url !== after[at])) moved.push(query);
  }
  expect(moved).toEqual([]);
});

test("leads to the section that answers: first for 65 % of the tasks, among the first five for 88 %", async () => {
  const done = await runTasks(
    await loadBuiltSearch("build"),
    [...readTasks().tuning, ...readTasks().heldOut],
    expandFor(product),
  );
  expect(ratioOfTasks(done, 1)).toBeGreaterThanOrEqual(0.65);
  expect(ratioOfTasks(done, 5)).toBeGreaterThanOrEqual(0.88);
});

test("leads to the section that answers a stranger: first for 55 %, among the first five for 85 %", async () => {
  const done = await runTasks(await loadBuiltSearch("build"), readTasks().fresh, expandFor(product));
  expect(ratioOfTasks(done, 1)).toBeGreaterThanOrEqual(0.55);
  expect(ratioOfTasks(done, 5)).toBeGreaterThanOrEqual(0.85);
});

test("the prose is served in the copy that is compressed best", () => {
  const file = path.join("build", INDEX_FILES.texts);
  expect(fs.statSync(`${file}.br`).size).toBe(brotliSize(fs.readFileSync(file)));
});

describe.each(BUILDS)("search of the build of %s", (slug, identity, folder) => {
  const backend = loadBuiltSearch(folder);
  const expand = expandFor(identity);
  let results: readonly GoldenResult[] = [];

  beforeAll(async () => {
    results = await runGoldenQueries(await backend, expand);
    process.stdout.write(`\nRanking of ${slug}\n${rankingTable(results)}\n`);
  });

  it("has the expected page first for 88 % of the queries and among the first five for 97 %", () => {
    expect(ratioWithinRank(results, 1)).toBeGreaterThanOrEqual(0.88);
    expect(ratioWithinRank(results, 5)).toBeGreaterThanOrEqual(0.97);
  });

  // In the second build those with the names of its product: the others are the same texts.
  it("finds each literal message of four words first, without a prefix, and cut after thirty characters", async () => {
    const asked = new Set(folder === HOSTED_FOLDER ? literalsOf("build").map(([text]) => text) : []);
    const missed: string[] = [];
    for (const [text, url] of literalsOf(folder).filter(([literal]) => !asked.has(literal)))
      for (const query of [text, text.slice(0, Math.max(40, text.length - 8))])
        if ((await urlsFor(await backend, query))[0] !== url) missed.push(query);
    expect(missed).toEqual([]);
  });

  it.each(GOLDEN.nothing)("finds nothing for %s", async (query) => {
    expect(await urlsFor(await backend, query)).toEqual([]);
  });

  it("needs at most 91.5 kB from opening the dialog to the first results", () => {
    const sizes = Object.fromEntries(
      firstResultFiles(folder).map((file) => [path.basename(file), compressedSize(file)]),
    );
    expect(Object.values(sizes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      MAX_FIRST_RESULTS_BYTES,
    );
  });

  it("is offered to browsers, and its page is hidden from search engines", () => {
    const base = folder === VARIANT.outDir ? VARIANT.base : "/";
    const read = (file: string): string => fs.readFileSync(path.join(folder, file), "utf8");
    const page = parseHtml(read("search.html"));
    const link = elementsOf(page, "link").find((element) => attribute(element, "rel")?.includes("search"));
    expect(link && attribute(link, "href")).toBe(`${base}opensearch.xml`);
    expect(metaContent(page, "robots")).toBe("noindex, follow");
    expect(textOf(elementsOf(page, "title")[0] as Element)).toMatch(/^Search - /);
    expect(read("opensearch.xml")).toMatch(
      new RegExp(`template="https://[^/"]+${base}search\\?q=\\{searchTerms\\}"`),
    );
    expect(read("sitemap.xml")).not.toContain("/search<");
  });

  it.each(POPULAR_PAGES)("has the popular page $route", ({ route }) => {
    expect(fs.existsSync(path.join(folder, `${route}.html`))).toBe(true);
  });

  it("has records of the docs and of the API, for the upload to a hosted index", async () => {
    const records = await loadBuiltRecords(folder);
    const count = (section: string): number => records.filter((record) => record.section === section).length;
    expect(Math.min(count("docs"), count("api"))).toBeGreaterThan(5);
  });
});
