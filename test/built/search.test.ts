import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { loadBuiltSearch, loadBuiltRecords } from "../../scripts/lib/searchBuild";
import { searchBundleFiles } from "../../scripts/lib/searchParts";
import { IDENTITIES } from "../../src/product";
import { tokensOf } from "../../src/product/tokens";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE } from "../../src/search/model";
import { askGolden, GOLDEN, type GoldenResult, rankingTable, urlsFor } from "../search/golden";

/** Output folder of each identity's build, as `npm test` makes them. */
const FOLDERS: Readonly<Record<string, string>> = { peerloom: "build", netbird: "build-variant" };

/** Most bytes, after Brotli at its best, from opening the dialog to a first answer, and of all prose after that (1.4 kB a page). */
const FIRST_ANSWER_LIMIT = 64_000;
const PROSE_BYTES_A_PAGE = 1_400;

/** How many pages a build has; each has a Markdown twin. */
function pagesIn(folder: string): number {
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".md")).length;
}

function compressed(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(fs.readFileSync(file), { params }).length;
}

describe.each(IDENTITIES.map((identity) => [identity.slug, identity] as const))(
  "search of the build of %s",
  (slug, identity) => {
    const folder = FOLDERS[slug] ?? "";
    const backend = loadBuiltSearch(folder);
    const tokens: Readonly<Record<string, string>> = { ...tokensOf(identity) };
    const expand = (text: string): string =>
      text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => tokens[name] ?? all);
    let results: readonly GoldenResult[] = [];

    beforeAll(async () => {
      results = await askGolden(await backend, expand);
      process.stdout.write(`\nRanking of ${slug}\n${rankingTable(results)}\n`);
    });

    it("finds what writers expect within the ranks they gave", () => {
      const missed = results.filter(({ place, rank }) => place === 0 || place > rank);
      expect(missed).toEqual([]);
    });

    it("has the expected page first for 85 % of the queries and among the first five for 97 %", () => {
      const within = (most: number): number =>
        results.filter(({ place }) => place > 0 && place <= most).length / results.length;
      expect(within(1)).toBeGreaterThanOrEqual(0.85);
      expect(within(5)).toBeGreaterThanOrEqual(0.97);
    });

    it.each(GOLDEN.nothing)("finds nothing for %s", async (query) => {
      expect(await urlsFor(await backend, query)).toEqual([]);
    });

    it("needs at most 64 kB from opening the dialog to a first answer", () => {
      const files = [...searchBundleFiles(folder), path.join(folder, SEARCH_INDEX_FILE)];
      const sizes = Object.fromEntries(files.map((file) => [path.basename(file), compressed(file)]));
      expect(Object.values(sizes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
        FIRST_ANSWER_LIMIT,
      );
    });

    it("needs at most 1.4 kB of prose for each page of the site, also as it is served", () => {
      const file = path.join(folder, SEARCH_TEXT_FILE);
      const limit = PROSE_BYTES_A_PAGE * pagesIn(folder);
      expect(compressed(file)).toBeLessThanOrEqual(limit);
      expect(fs.statSync(`${file}.br`).size).toBeLessThanOrEqual(limit);
    });

    it("holds records of both halves of the site, which the upload to a hosted index sends", async () => {
      const records = await loadBuiltRecords(folder);
      const count = (section: string): number =>
        records.filter((record) => record.section === section).length;
      expect(count("docs")).toBeGreaterThan(1000);
      expect(count("api")).toBeGreaterThan(300);
    });
  },
);
