/**
 * The engine with its own retrieval and with MiniSearch's, on the same records of the built site in the same run. Query
 * understanding, ranking and texts are the same for both.
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
import { percentile } from "./percentile";
import { brotliSize, kilobytes } from "./sizes";
import { ms, table } from "./table";

const ROOT = path.join(import.meta.dirname, "..", "..");
const ENGINE = path.join(ROOT, "src", "search", "engine");
const MINI = path.join(import.meta.dirname, "miniScores.ts");
/** Texts that are typed letter by letter. */
export const TYPED = [
  "how do i connect two laptops",
  "setup key expires",
  "--allow-server-ssh",
  "why is my connection relayed",
  "kuberntes operator",
  "/api/setup-keys/123",
] as const;

/** Files that only the own retrieval needs. */
const OWN_RETRIEVAL_FILES = ["wordScores.ts", "typos.ts", "postings.ts"].map((name) =>
  path.join(ENGINE, name),
);

/** Bundles a module, by wish with the library's retrieval in the place of the own one. */
async function bundle(entry: string, withLibrary: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    plugins: [
      {
        name: "retrieval",
        setup: (bundler) => {
          if (withLibrary) bundler.onResolve({ filter: /\/wordScores$/ }, () => ({ path: MINI }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

async function engineOf(withLibrary: boolean): Promise<typeof Engine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "trial-"));
  const file = path.join(folder, "engine.mjs");
  fs.writeFileSync(file, await bundle(path.join(ENGINE, "index.ts"), withLibrary));
  return (await import(pathToFileURL(file).href)) as typeof Engine;
}

async function measure(records: readonly SearchRecord[], withLibrary: boolean): Promise<readonly string[]> {
  const { buildIndex, search } = await engineOf(withLibrary);
  const started = performance.now();
  const index = buildIndex(records);
  search(index, "a first query");
  const built = performance.now() - started;
  const tokens: Readonly<Record<string, string>> = { ...tokensOf(product) };
  const places = GOLDEN.find.map(({ query, expect, rank }) => {
    const text = query.replace(/\{\{(\w+)\}\}/g, (all, name: string) => tokens[name] ?? all);
    const wanted = [expect].flat();
    const place =
      search(index, text).hits.findIndex(({ url, page }) =>
        wanted.some((one) => url === one || page === one),
      ) + 1;
    return { place, rank };
  });
  const within = (most: number): string =>
    `${((100 * places.filter(({ place }) => place > 0 && place <= most).length) / places.length).toFixed(1)} %`;
  const missed = places.filter(({ place, rank }) => place === 0 || place > rank).length;
  const wrong = GOLDEN.nothing.filter((query) => search(index, query).total > 0).length;
  const times = TYPED.flatMap((text) =>
    Array.from(text, (_letter, at) => {
      const before = performance.now();
      search(index, text.slice(0, at + 1));
      return performance.now() - before;
    }),
  );
  const worker = await bundle(path.join(ROOT, "src", "search", "backend", "worker.ts"), withLibrary);
  const files = withLibrary ? [MINI] : OWN_RETRIEVAL_FILES;
  const lines = files
    .flatMap((file) => fs.readFileSync(file, "utf8").split("\n"))
    .filter((line) => line.trim());
  return [
    withLibrary ? "MiniSearch" : "Own",
    within(1),
    within(5),
    String(missed),
    String(wrong),
    ms(built),
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.95)),
    kilobytes(brotliSize(worker)),
    String(lines.length),
  ];
}

/** The comparison as lines of the report. */
export async function trialLines(records: readonly SearchRecord[]): Promise<readonly string[]> {
  const rows = [await measure(records, false), await measure(records, true)];
  const head = ["Retrieval", "First", "In five", "Beyond its rank", "Found for nothing", "Index built in"];
  return table([...head, "Letter, p50", "p95", "Worker", "Lines"], rows);
}
