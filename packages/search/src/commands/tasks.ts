import fs from "node:fs";
import { inSite } from "docusaurus-waymark-core/site/current";

/** A reader's query, and the sections that answer it. */
export interface Task {
  /** May contain content tokens, such as `{{cli}}`. */
  readonly query: string;
  /** Route and anchor of a section, or the route of a page for its beginning. Of a list, one is enough. */
  readonly expect: string | readonly string[];
}

/**
 * Weights are chosen with the first list only; the second shows how well they do with queries nobody looked at, and the third with
 * those of strangers: titles of public issues and headings of the vendor's pages, whose sections were noted before the first run.
 */
export function readTasks(): Readonly<Record<"tuning" | "heldOut" | "fresh", readonly Task[]>> {
  const { tuning, heldOut } = readLists<"tuning" | "heldOut">("tasks.json");
  return { tuning, heldOut, fresh: Object.values(readLists("fresh.json")).flat() };
}

/** Reads lists of queries in `test/search`; none without the file. */
export function readLists<List extends string>(file: string): Readonly<Record<List, readonly Task[]>> {
  const address = inSite(`test/search/${file}`);
  const text = fs.existsSync(address) ? fs.readFileSync(address, "utf8") : "{}";
  return JSON.parse(text) as Readonly<Record<List, readonly Task[]>>;
}

/**
 * Rank of the first address that is expected, from 1; 0 when none of the first five is.
 *
 * @param addresses of sections; of the beginning of a page, its route
 */
export function rankOf(addresses: readonly string[], expect: Task["expect"]): number {
  return addresses.slice(0, 5).findIndex((address) => [expect].flat().includes(address)) + 1;
}

/** Part of the tasks whose section has at most the given rank, 0 to 1. */
export function ratioOfTasks(ranks: readonly number[], last: number): number {
  return ranks.filter((rank) => rank > 0 && rank <= last).length / ranks.length;
}
