/**
 * Compares the engine with a variant of it in which MiniSearch scores the words, on the records of the built site. Texts,
 * query parsing and ranking are the same for both.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { product } from "../../src/product/current";
import { tokensOf } from "../../src/product/tokens";
import type * as Engine from "../../src/search/engine";
import type { SearchRecord } from "../../src/search/model";
import { GOLDEN } from "../../test/search/golden";
import { table } from "../../scripts/lib/table";
import { kilobytes, ms, percentile } from "../lib/figures";
import { brotliSize } from "../lib/pageWeight";

const ROOT = path.join(import.meta.dirname, "..", "..");
const ENGINE = path.join(ROOT, "src", "search", "engine");
const MINI_SCORES = path.join(import.meta.dirname, "miniScores.ts");

/** Queries that are typed letter by letter. */
export const TYPED_QUERIES = [
  "how do i connect two laptops",
  "setup key expires",
  "--allow-server-ssh",
  "why is my connection relayed",
  "kuberntes operator",
  "/api/setup-keys/123",
] as const;

/** Files of the engine that MiniSearch replaces. */
const REPLACED_FILES = ["wordScores.ts", "termMatches.ts", "typos.ts", "postings.ts"].map((name) =>
  path.join(ENGINE, name),
);

/** Bundles a module, with MiniSearch in place of `wordScores.ts` when `withMiniSearch` is true. */
async function bundle(entry: string, withMiniSearch: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    plugins: [
      {
        name: "mini-search",
        setup: (bundler) => {
          if (withMiniSearch) bundler.onResolve({ filter: /\/wordScores$/ }, () => ({ path: MINI_SCORES }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

async function importEngine(withMiniSearch: boolean): Promise<typeof Engine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "comparison-"));
  const file = path.join(folder, "engine.mjs");
  fs.writeFileSync(file, await bundle(path.join(ENGINE, "index.ts"), withMiniSearch));
  return (await import(pathToFileURL(file).href)) as typeof Engine;
}

async function measure(
  records: readonly SearchRecord[],
  withMiniSearch: boolean,
): Promise<readonly string[]> {
  const { buildIndex, search } = await importEngine(withMiniSearch);
  const started = performance.now();
  const index = buildIndex(records);
  search(index, "a first query");
  const buildTime = performance.now() - started;
  const tokens: Readonly<Record<string, string>> = { ...tokensOf(product) };
  const ranks = GOLDEN.find.map(({ query, expect, rank }) => {
    const text = query.replace(/\{\{(\w+)\}\}/g, (all, name: string) => tokens[name] ?? all);
    const expected = [expect].flat();
    const found =
      search(index, text).hits.findIndex(({ url, page }) =>
        expected.some((one) => url === one || page === one),
      ) + 1;
    return { found, rank };
  });
  const withinRank = (max: number): string =>
    `${((100 * ranks.filter(({ found }) => found > 0 && found <= max).length) / ranks.length).toFixed(1)} %`;
  const missed = ranks.filter(({ found, rank }) => found === 0 || found > rank).length;
  const falseHits = GOLDEN.nothing.filter((query) => search(index, query).total > 0).length;
  const times = TYPED_QUERIES.flatMap((text) =>
    Array.from(text, (_letter, position) => {
      const before = performance.now();
      search(index, text.slice(0, position + 1));
      return performance.now() - before;
    }),
  );
  const worker = await bundle(path.join(ROOT, "src", "search", "backend", "worker.ts"), withMiniSearch);
  const files = withMiniSearch ? [MINI_SCORES] : REPLACED_FILES;
  const lines = files
    .flatMap((file) => fs.readFileSync(file, "utf8").split("\n"))
    .filter((line) => line.trim());
  return [
    withMiniSearch ? "MiniSearch" : "Engine",
    withinRank(1),
    withinRank(5),
    String(missed),
    String(falseHits),
    ms(buildTime),
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.95)),
    kilobytes(brotliSize(worker)),
    String(lines.length),
  ];
}

/** The comparison as a Markdown table. */
export async function comparisonTable(records: readonly SearchRecord[]): Promise<readonly string[]> {
  const rows = [await measure(records, false), await measure(records, true)];
  const head = [
    "Scores by",
    "First",
    "In five",
    "Below its rank",
    "Hits for no-hit queries",
    "Index built in",
  ];
  return table([...head, "Letter, p50", "p95", "Worker", "Lines"], rows);
}
