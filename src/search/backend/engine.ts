import {
  buildIndex,
  type EngineResult,
  IndexError,
  type IndexErrorReason,
  indexSteps,
  readTexts,
  readTitles,
  search,
  type SearchIndex,
  type SearchOptions,
  type Titles,
} from "../engine";
import type { SearchRecord } from "../model";

/** What the page asks of the engine: to take one of the two index files, or to answer a question. */
export type Order =
  | { readonly kind: "titles" | "texts"; readonly text: string }
  | { readonly kind: "search"; readonly query: string; readonly options: SearchOptions };

/** What the engine answers: hits (none for a file), or why it cannot. */
export type Reply =
  | { readonly ok: true; readonly result: EngineResult }
  | { readonly ok: false; readonly reason: IndexErrorReason; readonly message: string };

/** Carries out orders; resolves always. */
export type Engine = (order: Order) => Promise<Reply>;

/** Milliseconds of work on the index before the next order gets its turn. */
const SLICE_MS = 6;

const TAKEN: Reply = { ok: true, result: { hits: [], total: 0 } };

/**
 * Makes the engine of embedded search, which runs in a worker. Questions are answered from the titles until the index of
 * all prose is built, also while that is being done.
 *
 * @param pause lets other work go first
 */
export function createEngine(pause: () => Promise<void> = nextTask): Engine {
  let titles: Titles | null = null;
  let index: SearchIndex | null = null;
  const carryOut = async (order: Order): Promise<Reply> => {
    switch (order.kind) {
      case "titles":
        titles = readTitles(order.text);
        index = buildIndex(titles.records);
        return TAKEN;
      case "texts":
        if (!titles) throw outOfOrder();
        index = await buildSlowly(readTexts(order.text, titles), pause);
        return TAKEN;
      case "search":
        if (!index) throw outOfOrder();
        return { ok: true, result: search(index, order.query, order.options) };
    }
  };
  return (order) => carryOut(order).catch(failure);
}

function failure(thrown: unknown): Reply {
  const { reason, message } =
    thrown instanceof IndexError
      ? thrown
      : new IndexError("corrupt", "The search index is damaged. Reload the page to fetch it again.");
  return { ok: false, reason, message };
}

function outOfOrder(): IndexError {
  return new IndexError("corrupt", "The search index arrived out of order. Try again.");
}

async function buildSlowly(
  records: readonly SearchRecord[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const steps = indexSteps(records);
  for (;;) {
    const end = performance.now() + SLICE_MS;
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
