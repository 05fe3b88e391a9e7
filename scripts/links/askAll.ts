import { setTimeout as pause } from "node:timers/promises";
import { mapConcurrently } from "../../plugins/lib/concurrency";
import { groupBy } from "../../src/lib/groupBy";
import { ask, ASK_OPTIONS, type Answer, type AskOptions } from "./ask";

/** Answers of earlier runs by address, with the time of each in milliseconds. */
export type AnswerCache = Readonly<Record<string, { readonly atMs: number; readonly answer: Answer }>>;

export interface AskAllOptions extends AskOptions {
  /** Pause between two requests to one host. */
  readonly pauseMs: number;
  /** An answer of an earlier run counts as long as it is not older. */
  readonly maxAgeMs: number;
  readonly nowMs: number;
}

export const ASK_ALL_OPTIONS: Omit<AskAllOptions, "nowMs"> = {
  ...ASK_OPTIONS,
  pauseMs: 1_000,
  maxAgeMs: 6 * 24 * 60 * 60 * 1_000,
};

/**
 * Asks for every address, a few hosts at once and each host for one address after the other. What was alive a short time
 * ago is not asked for again.
 */
export async function askAll(
  addresses: readonly string[],
  cache: AnswerCache,
  options: AskAllOptions,
): Promise<Map<string, Answer>> {
  const known = new Map(addresses.flatMap((address) => fresh(address, cache, options)));
  const hosts = groupBy(
    addresses.filter((address) => !known.has(address)),
    (address) => new URL(address).host,
  );
  const asked = await mapConcurrently([...hosts.values()], (list) => askHost(list, options));
  return new Map([...known, ...asked.flat()]);
}

function fresh(address: string, cache: AnswerCache, { maxAgeMs, nowMs }: AskAllOptions): [string, Answer][] {
  const entry = cache[address];
  return entry?.answer.state === "alive" && nowMs - entry.atMs <= maxAgeMs ? [[address, entry.answer]] : [];
}

async function askHost(addresses: readonly string[], options: AskAllOptions): Promise<[string, Answer][]> {
  const answers: [string, Answer][] = [];
  for (const [index, address] of addresses.entries()) {
    if (index > 0) await pause(options.pauseMs);
    answers.push([address, await ask(address, options)]);
  }
  return answers;
}

/** The cache for the next run: new answers with their time, earlier ones with theirs, of these addresses only. */
export function nextCache(
  answers: ReadonlyMap<string, Answer>,
  cache: AnswerCache,
  nowMs: number,
): AnswerCache {
  return Object.fromEntries(
    [...answers].map(([address, answer]) => {
      const before = cache[address];
      return [address, before?.answer === answer ? before : { atMs: nowMs, answer }];
    }),
  );
}
