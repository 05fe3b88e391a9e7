import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildIndex, readTexts, readTitles, search } from "../../src/search/engine";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE, type SearchRecord } from "../../src/search/model";
import { percentile } from "./percentile";

/** Texts that are typed letter by letter. */
export const TYPED = [
  "how do i connect two laptops",
  "setup key expires",
  "--allow-server-ssh",
  "why is my connection relayed",
  "kuberntes operator",
  "/api/setup-keys/123",
] as const;

/** Milliseconds in Node for a multiple of the site's content. */
export interface Growth {
  readonly times: number;
  readonly sections: number;
  readonly build: number;
  readonly p50: number;
  readonly p95: number;
}

/** All records of a built site. */
export async function recordsOfBuild(folder: string): Promise<readonly SearchRecord[]> {
  const titles = readTitles(await readFile(path.join(folder, SEARCH_INDEX_FILE), "utf8"));
  return readTexts(await readFile(path.join(folder, SEARCH_TEXT_FILE), "utf8"), titles);
}

/** Builds an index of a multiple of the content and types into it. */
export function measureGrowth(records: readonly SearchRecord[], times: number): Growth {
  const all = Array.from({ length: times }, (_, copy) =>
    records.map((record) => copyOf(record, copy)),
  ).flat();
  const started = performance.now();
  const index = buildIndex(all);
  const build = performance.now() - started;
  const latencies = TYPED.flatMap((text) =>
    Array.from(text, (_letter, place) => {
      const before = performance.now();
      search(index, text.slice(0, place + 1));
      return performance.now() - before;
    }),
  );
  return {
    times,
    sections: index.sections.length,
    build,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
  };
}

/** Copies stand on pages of their own; every seventh word of their prose is a new one, as in real growth. */
function copyOf(record: SearchRecord, copy: number): SearchRecord {
  if (copy === 0) return record;
  const url = `${record.url}~${copy}`;
  let count = 0;
  const content =
    record.content?.replace(/\p{L}{4,}/gu, (word) => ((count += 1) % 7 === 0 ? `${word}${copy}` : word)) ??
    null;
  return { ...record, url, content, objectID: record.objectID.replace(record.url, url) };
}
