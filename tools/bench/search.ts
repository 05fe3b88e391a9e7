/**
 * `npm run tools -- bench-search 1000 10000`: what embedded search costs on a larger site: size of its files, processor time and memory of
 * reading and indexing them, and processor time of a query. The pages are those of the last build, repeated under other addresses
 * with other words in place of a third of theirs, so that the vocabulary grows as well.
 */
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { table } from "docusaurus-waymark-core/build/table";
import { inSite } from "docusaurus-waymark-core/site/current";
import { loadBuiltRecords } from "docusaurus-theme-waymark-search/commands/searchBuild";
import {
  readTexts,
  readTitles,
  search,
  titleIndex,
  withTexts,
  writeIndex,
} from "docusaurus-theme-waymark-search/engine";
import type { SearchRecord } from "docusaurus-theme-waymark-search/model";
import { find } from "../../test/search/golden.json";
import { brotliSize } from "../lib/pageWeight";
import { machine } from "./lib/figures";

const HEAD = [
  "Pages",
  "First file",
  "Prose",
  "Index of titles",
  "Index of prose",
  "Memory",
  "Query p50, p95",
];
const MAX_QUERIES = 200;

async function main(args: readonly string[]): Promise<void> {
  const records = await loadBuiltRecords(inSite("build"));
  const own = new Set(records.map(({ url }) => url)).size;
  const sizes = args.length > 0 ? args.map(Number) : [own];
  // Of copies, a compressed file says nothing: sizes grow with the pages.
  const { titles, texts } = writeIndex(records);
  const fileSizes = [titles, texts].map(brotliSize);
  const rows = sizes.map((size) =>
    rowOf(
      size,
      repeated(records, size),
      fileSizes.map((bytes) => (bytes * size) / own),
    ),
  );
  console.log([machine(), "", ...table(HEAD, rows, [0, 1, 2, 3, 4, 5, 6])].join("\n"));
}

function rowOf(
  pages: number,
  records: readonly SearchRecord[],
  fileSizes: readonly number[],
): readonly string[] {
  const files = writeIndex(records);
  const before = memory();
  const first = timed(() => {
    const read = readTitles(files.titles);
    return { read, index: titleIndex(read) };
  });
  const second = timed(() => {
    const steps = withTexts(first.result.index, readTexts(files.texts, first.result.read));
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  });
  const used = memory() - before;
  const times = find
    .slice(0, MAX_QUERIES)
    .map(({ query }) => timed(() => search(second.result, query)).ms)
    .sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
  return [
    String(pages),
    ...fileSizes.map((bytes) => `${(bytes / 1000).toFixed(0)} kB`),
    ...[first, second].map(({ ms }) => `${(ms / 1000).toFixed(2)} s`),
    `${used.toFixed(0)} MiB`,
    `${at(0.5)}, ${at(0.95)} ms`,
  ];
}

/** The records of as many pages: those given, then copies. */
function repeated(records: readonly SearchRecord[], pages: number): readonly SearchRecord[] {
  const urls = [...new Set(records.map(({ url }) => url))];
  const copies = Array.from({ length: Math.ceil(pages / urls.length) }, (_, copy) =>
    copy === 0 ? records : records.map((record) => copied(record, copy)),
  ).flat();
  const kept = new Set([...new Set(copies.map(({ url }) => url))].slice(0, pages));
  return copies.filter(({ url }) => kept.has(url));
}

function copied(record: SearchRecord, copy: number): SearchRecord {
  const other = (text: string): string =>
    text.replace(/\p{L}{4,}/gu, (word) => (word.length % 3 === copy % 3 ? `${word}${copy}` : word));
  const { lvl0, lvl1, lvl2, lvl3, lvl4 } = record.hierarchy;
  const [one, two, three, four] = [lvl1, lvl2, lvl3, lvl4].map((title) =>
    title === null ? null : other(title),
  );
  return {
    ...record,
    objectID: `${copy}${record.objectID}`,
    url: `/${copy}${record.url}`,
    hierarchy: { lvl0, lvl1: one ?? null, lvl2: two ?? null, lvl3: three ?? null, lvl4: four ?? null },
    content: record.content === null ? null : other(record.content),
    keywords: record.keywords.map(other),
  };
}

function timed<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const start = cpu();
  const result = work();
  return { result, ms: cpu() - start };
}

/** Milliseconds of the processor, which other work on the machine changes little. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Memory in use, in MiB; exact with `node --expose-gc`. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

runMain(main);
