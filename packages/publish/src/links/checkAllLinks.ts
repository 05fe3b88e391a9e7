import { setTimeout as pause } from "node:timers/promises";
import { mapConcurrently } from "docusaurus-waymark-core/build/concurrency";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { checkLink, DEFAULT_OPTIONS, type LinkStatus, type CheckLinkOptions } from "./checkLink";

/** Results of earlier runs by address, with their time in milliseconds. */
export type StatusCache = Readonly<Record<string, { readonly atMs: number; readonly answer: LinkStatus }>>;

export interface CheckAllOptions extends CheckLinkOptions {
  /** Pause between two requests to the same host. */
  readonly pauseMs: number;
  /** Older cached results are ignored. */
  readonly maxAgeMs: number;
  readonly nowMs: number;
}

export const DEFAULT_CHECK_ALL_OPTIONS: Omit<CheckAllOptions, "nowMs"> = {
  ...DEFAULT_OPTIONS,
  pauseMs: 1_000,
  maxAgeMs: 6 * 24 * 60 * 60 * 1_000,
};

/**
 * Checks all addresses, several hosts at the same time, and each host sequentially. Addresses that worked recently
 * are taken from the cache.
 */
export async function checkAllLinks(
  addresses: readonly string[],
  cache: StatusCache,
  options: CheckAllOptions,
): Promise<Map<string, LinkStatus>> {
  const known = new Map(addresses.flatMap((address) => cachedStatus(address, cache, options)));
  const hosts = groupBy(
    addresses.filter((address) => !known.has(address)),
    (address) => new URL(address).host,
  );
  const asked = await mapConcurrently([...hosts.values()], (list) => checkHost(list, options));
  return new Map([...known, ...asked.flat()]);
}

function cachedStatus(
  address: string,
  cache: StatusCache,
  { maxAgeMs, nowMs }: CheckAllOptions,
): [string, LinkStatus][] {
  const entry = cache[address];
  return entry?.answer.state === "alive" && nowMs - entry.atMs <= maxAgeMs ? [[address, entry.answer]] : [];
}

async function checkHost(
  addresses: readonly string[],
  options: CheckAllOptions,
): Promise<[string, LinkStatus][]> {
  const answers: [string, LinkStatus][] = [];
  for (const [index, address] of addresses.entries()) {
    if (index > 0) await pause(options.pauseMs);
    answers.push([address, await checkLink(address, options)]);
  }
  return answers;
}

/** The cache for the next run: new results, and earlier ones for the same addresses. */
export function nextCache(
  answers: ReadonlyMap<string, LinkStatus>,
  cache: StatusCache,
  nowMs: number,
): StatusCache {
  return Object.fromEntries(
    [...answers].map(([address, answer]) => {
      const before = cache[address];
      return [address, before?.answer === answer ? before : { atMs: nowMs, answer }];
    }),
  );
}
