import type { SearchBackend } from "../backend";
import type { SearchHit } from "../model";
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
  const { tuning, heldOut } = read<"tuning" | "heldOut">("tasks.json");
  return { tuning, heldOut, fresh: Object.values(read("fresh.json")).flat() };
}

function read<List extends string>(file: string): Readonly<Record<List, readonly Task[]>> {
  const address = inSite(`test/search/${file}`);
  const text = fs.existsSync(address) ? fs.readFileSync(address, "utf8") : "{}";
  return JSON.parse(text) as Readonly<Record<List, readonly Task[]>>;
}

/** The result of a task. */
export interface TaskResult extends Task {
  /** Rank of the first section that answers, from 1; 0 when it is not among the first five. */
  readonly rank: number;
  readonly hits: readonly SearchHit[];
}

/**
 * Runs tasks one after the other.
 *
 * @param expand replaces content tokens
 */
export async function runTasks(
  backend: SearchBackend,
  list: readonly Task[],
  expand: (text: string) => string,
): Promise<readonly TaskResult[]> {
  const results: TaskResult[] = [];
  for (const task of list) {
    const { hits } = await backend.search({ query: expand(task.query) });
    const expected = [task.expect].flat();
    results.push({
      ...task,
      hits,
      rank: hits.findIndex((hit) => expected.some((one) => isAt(hit, one))) + 1,
    });
  }
  return results;
}

/** True for a hit in the section at an address; at an address without an anchor, for the beginning of the page. */
function isAt({ url, page, hierarchy }: SearchHit, address: string): boolean {
  return address.includes("#") ? url === address : page === address && hierarchy.lvl2 === null;
}

/** Part of the results whose section has at most the given rank, 0 to 1. */
export function ratioOfTasks(results: readonly TaskResult[], rank: number): number {
  return results.filter((result) => result.rank > 0 && result.rank <= rank).length / results.length;
}

/**
 * The figures of all lists, and the tasks of the first that are not answered first. Those of the others are not named: weights
 * are not tuned to them.
 *
 * @param tokens values of content tokens
 */
export async function taskFigures(
  backend: SearchBackend,
  tokens: Readonly<Record<string, string>>,
): Promise<string> {
  const expand = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => tokens[name] ?? all);
  const tasks = readTasks();
  const tuning = await runTasks(backend, tasks.tuning, expand);
  const heldOut = await runTasks(backend, tasks.heldOut, expand);
  const missed = tuning
    .filter(({ rank }) => rank !== 1)
    .map(({ query, rank, hits }) => `${rank || "-"}  ${query.padEnd(52)}  ${hits[0]?.url ?? "nothing"}`);
  const fresh = await runTasks(backend, tasks.fresh, expand);
  return [
    ...missed,
    `Tuning: ${figures(tuning)}`,
    `Held out: ${figures(heldOut)}`,
    `Fresh: ${figures(fresh)}`,
  ].join("\n");
}

function figures(results: readonly TaskResult[]): string {
  const percent = (rank: number): string => `${(100 * ratioOfTasks(results, rank)).toFixed(1)} %`;
  return `first ${percent(1)}, among five ${percent(5)} of ${results.length}`;
}
