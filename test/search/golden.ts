import type { SearchBackend } from "../../src/search/backend";
import golden from "./golden.json";

/** A query that readers type, and where it must lead. */
export interface GoldenQuery {
  /** May hold content tokens, such as `{{env}}`. */
  readonly query: string;
  /** Route of a page, which any heading of it meets, or route and anchor; of several, one is enough. */
  readonly expect: string | readonly string[];
  /** Last place in the list at which it may stand, from 1. */
  readonly rank: number;
}

/** The queries that writers keep in `golden.json`. */
export const GOLDEN: { readonly find: readonly GoldenQuery[]; readonly nothing: readonly string[] } = golden;

/** What a query led to. */
export interface GoldenResult {
  readonly query: string;
  readonly rank: number;
  /** Place of the first expected hit, from 1; 0 when it is not among the first five. */
  readonly place: number;
  /** Addresses of the hits. */
  readonly urls: readonly string[];
}

/**
 * Asks all golden queries.
 *
 * @param expand puts the product's names in the place of tokens
 */
export async function askGolden(
  backend: SearchBackend,
  expand: (text: string) => string,
): Promise<readonly GoldenResult[]> {
  const results: GoldenResult[] = [];
  for (const { query, expect, rank } of GOLDEN.find) {
    const urls = await urlsFor(backend, expand(query));
    const wanted = [expect].flat();
    results.push({
      query,
      rank,
      urls,
      place: urls.findIndex((url) => wanted.some((one) => meets(url, one))) + 1,
    });
  }
  return results;
}

/** Addresses of the first five hits. */
export async function urlsFor(backend: SearchBackend, query: string): Promise<readonly string[]> {
  const { hits } = await backend.search({ query });
  return hits.map(({ url }) => url);
}

function meets(url: string, wanted: string): boolean {
  return wanted.includes("#") ? url === wanted : url.split("#")[0] === wanted;
}

/** The ranking as a table: each query that is not first, and the shares. */
export function rankingTable(results: readonly GoldenResult[]): string {
  const share = (most: number): string => {
    const met = results.filter(({ place }) => place > 0 && place <= most).length;
    return `${met} of ${results.length} (${((100 * met) / results.length).toFixed(1)} %)`;
  };
  const rows = results
    .filter(({ place }) => place !== 1)
    .map(
      ({ query, place, rank, urls }) =>
        `${String(place || "-").padStart(5)}  ${String(rank).padStart(5)}  ${query.padEnd(44)}  ${urls[0] ?? "nothing"}`,
    );
  return [
    "place  limit  query                                         first hit",
    ...rows,
    `first: ${share(1)}, among the first five: ${share(5)}`,
  ].join("\n");
}
