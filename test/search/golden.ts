import type { SearchBackend } from "docusaurus-theme-waymark-search/backend";
import { find, nothing } from "./golden.json";

/** A query that readers type, and the page or heading that it must find. */
export interface GoldenQuery {
  /** May contain content tokens, such as `{{env}}`. */
  readonly query: string;
  /** Route of a page, which also accepts its headings, or route and anchor. Of a list, one is enough. */
  readonly expect: string | readonly string[];
}

/** The queries of `golden.json`: `find` with expected hits, `nothing` with none. */
export const GOLDEN: { readonly find: readonly GoldenQuery[]; readonly nothing: readonly string[] } = {
  find,
  nothing,
};

/** The result of a golden query. */
export interface GoldenResult {
  readonly query: string;
  /** Rank of the first expected hit, from 1; 0 when it is not among the first five. */
  readonly foundRank: number;
  /** Addresses of the hits. */
  readonly urls: readonly string[];
}

/**
 * Runs all golden queries with expected hits.
 *
 * @param expand replaces content tokens
 */
export async function runGoldenQueries(
  backend: SearchBackend,
  expand: (text: string) => string,
): Promise<readonly GoldenResult[]> {
  const results: GoldenResult[] = [];
  for (const { query, expect } of GOLDEN.find) {
    const urls = await urlsFor(backend, expand(query));
    const expected = [expect].flat();
    results.push({
      query,
      urls,
      foundRank: urls.findIndex((url) => expected.some((one) => isExpected(url, one))) + 1,
    });
  }
  return results;
}

/** Addresses of the first five hits. */
export async function urlsFor(backend: SearchBackend, query: string): Promise<readonly string[]> {
  const { hits } = await backend.search({ query });
  return hits.map(({ url }) => url);
}

function isExpected(url: string, expected: string): boolean {
  return expected.includes("#") ? url === expected : url.split("#")[0] === expected;
}

/** Part of the results whose expected hit has at most the given rank, 0 to 1. */
export function ratioWithinRank(results: readonly GoldenResult[], rank: number): number {
  return results.filter(({ foundRank }) => foundRank > 0 && foundRank <= rank).length / results.length;
}

/** The results as a table: the queries whose expected hit is not first, and the totals. */
export function rankingTable(results: readonly GoldenResult[]): string {
  const total = (rank: number): string => {
    const ratio = ratioWithinRank(results, rank);
    return `${Math.round(ratio * results.length)} of ${results.length} (${(100 * ratio).toFixed(1)} %)`;
  };
  const rows = results
    .filter(({ foundRank }) => foundRank !== 1)
    .map(
      ({ query, foundRank, urls }) =>
        `${String(foundRank || "-").padStart(5)}  ${query.padEnd(44)}  ${urls[0] ?? "nothing"}`,
    );
  return [
    " rank  query                                         first hit",
    ...rows,
    `first: ${total(1)}, among the first five: ${total(5)}`,
  ].join("\n");
}
