import { IndexError } from "../../engine/indexError";
import { buildIndex, indexSteps, readTexts, readTitles, type SearchIndex, type Titles } from "../../engine";
import type { SearchRecord } from "../../model";
import { failure, type Reply, success } from "./reply";
import { answerFrom } from "./requester";

/** What the page asks of the engine: to take one of the two index files, or to answer a request. */
export type Order =
  | { readonly kind: "titles" | "texts"; readonly text: string }
  | { readonly kind: "ask"; readonly url: string; readonly data: string | undefined };

/** Milliseconds of work on the index before the next request gets its turn. */
const SLICE = 6;

/**
 * Makes the engine's side of search: it keeps the index, in a worker or in the page. Requests are answered from the
 * titles until the index of all prose stands, also while that is being built. Orders resolve always.
 *
 * @param pause lets other work go first
 */
export function createHost(pause: () => Promise<void> = nextTask): (order: Order) => Promise<Reply> {
  let titles: Titles | null = null;
  let index: SearchIndex | null = null;
  const take = async (order: Exclude<Order, { kind: "ask" }>): Promise<void> => {
    if (order.kind === "titles") {
      titles = readTitles(order.text);
      index = buildIndex(titles.records);
      return;
    }
    if (!titles) throw new IndexError("corrupt", "The search index arrived out of order. Try again.");
    index = await buildSlowly(readTexts(order.text, titles), pause);
  };
  return async (order) => {
    if (order.kind === "ask") return index ? answerFrom(index, order.url, order.data) : failure(null);
    try {
      await take(order);
      return success(null);
    } catch (thrown) {
      return failure(thrown);
    }
  };
}

async function buildSlowly(
  records: readonly SearchRecord[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const steps = indexSteps(records);
  for (;;) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await pause();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
