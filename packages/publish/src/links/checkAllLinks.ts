import { setTimeout as pause } from "node:timers/promises";
import { mapConcurrently } from "docusaurus-waymark-core/build/concurrency";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { checkLink, DEFAULT_OPTIONS, type LinkStatus, type CheckLinkOptions } from "./checkLink";

interface CheckAllOptions extends CheckLinkOptions {
  /** Pause between two requests to the same host. */
  readonly pauseMs: number;
}

/** Checks all addresses, several hosts at the same time, and each host sequentially. */
export async function checkAllLinks(
  addresses: readonly string[],
  options: CheckAllOptions = { ...DEFAULT_OPTIONS, pauseMs: 1_000 },
): Promise<Map<string, LinkStatus>> {
  const hosts = groupBy(addresses, (address) => new URL(address).host);
  const asked = await mapConcurrently([...hosts.values()], (list) => checkHost(list, options));
  return new Map(asked.flat());
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
