import type { SearchRecord } from "../../src/search/model";
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

/** A way to search records. */
export interface Searcher {
  readonly name: string;
  /** Indexes records and returns what answers a query. */
  readonly build: (records: readonly SearchRecord[]) => (query: string) => unknown;
}

/** Milliseconds in Node for a multiple of the site's content. */
export interface Growth {
  readonly times: number;
  readonly records: number;
  readonly build: number;
  readonly p50: number;
  readonly p95: number;
}

/** Builds an index of a multiple of the content and types into it. */
export function measureGrowth({ build }: Searcher, records: readonly SearchRecord[], times: number): Growth {
  const all = grown(records, times);
  const started = performance.now();
  const ask = build(all);
  const built = performance.now() - started;
  const latencies = TYPED.flatMap((text) => typed(text).map((query) => timeOf(() => ask(query))));
  return {
    times,
    records: all.length,
    build: built,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
  };
}

function grown(records: readonly SearchRecord[], times: number): readonly SearchRecord[] {
  return Array.from({ length: times }, (_, copy) => records.map((record) => copyOf(record, copy))).flat();
}

/** What stands in the field after each letter. */
function typed(text: string): readonly string[] {
  return Array.from(text, (_letter, place) => text.slice(0, place + 1));
}

function timeOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
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
