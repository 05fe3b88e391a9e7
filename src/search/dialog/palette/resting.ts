import type { Outcome, SearchClient, SearchPage } from "../../client";

/** Milliseconds for which a service without a host that answers is left alone (SPEC section 9). */
export const REST = 120_000;

type Result = Outcome<SearchPage>;

/**
 * A client that leaves the service alone for 120 000 ms after none of its hosts could be reached: what is asked
 * meanwhile, or still under way, fails at once, so that whoever stands in can answer without a wait at each key.
 */
export function resting(client: SearchClient): SearchClient {
  let failed: { readonly result: Result; readonly at: number } | null = null;
  const waiting = new Set<(result: Result) => void>();

  const note = (result: Result): Result => {
    if (!isUnreachable(result)) return result;
    failed = { result, at: Date.now() };
    waiting.forEach((end) => end(result));
    return result;
  };
  return {
    ...client,
    search: (request) => {
      if (failed && Date.now() - failed.at < REST) return Promise.resolve(failed.result);
      return new Promise<Result>((resolve) => {
        waiting.add(resolve);
        void client.search(request).then((result) => {
          waiting.delete(resolve);
          resolve(note(result));
        });
      });
    },
  };
}

function isUnreachable(result: Result): boolean {
  return !result.ok && result.error.kind === "unreachable";
}
