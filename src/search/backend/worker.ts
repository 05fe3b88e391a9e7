/**
 * The engine of embedded search, and the entry of the worker that it runs in. Scripts and tests make an engine of their own.
 */
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
  warmUpSteps,
} from "../engine";

/** A request of the page: takes one of the two index files, or runs a query. */
export type EngineRequest =
  | { readonly kind: "titles" | "texts"; readonly text: string }
  | { readonly kind: "search"; readonly query: string; readonly options: SearchOptions };

/** Reply of the engine: the hits of a query (none for a file), or an error. */
export type Reply =
  | { readonly ok: true; readonly result: EngineResult }
  | { readonly ok: false; readonly reason: IndexErrorReason; readonly message: string };

/** Handles a request; never rejects. */
export type Engine = (request: EngineRequest) => Promise<Reply>;

/** Longest time, in ms, for which building or warming up the index blocks the worker. */
const SLICE_MS = 6;

const FILE_ACCEPTED: Reply = { ok: true, result: { hits: [], total: 0 } };

/** Makes the engine of embedded search. Until the full-text index is built, queries search the titles. */
export function createEngine(): Engine {
  let titles: Titles | null = null;
  let index: SearchIndex | null = null;
  const answer = async (request: EngineRequest): Promise<Reply> => {
    switch (request.kind) {
      case "titles":
        titles = readTitles(request.text);
        index = buildIndex(titles.records, titles.productWords);
        return FILE_ACCEPTED;
      case "texts":
        if (!titles) throw outOfOrder();
        index = await runInSlices(indexSteps(readTexts(request.text, titles), titles.productWords));
        void runInSlices(warmUpSteps(index));
        return FILE_ACCEPTED;
      case "search":
        if (!index) throw outOfOrder();
        return { ok: true, result: search(index, request.query, request.options) };
    }
  };
  return (request) => answer(request).catch(failure);
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

/** Runs all steps, and waits for a later task after each slice, so that waiting messages are handled. */
async function runInSlices<T>(steps: Iterator<undefined, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await nextTask();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** A request on its way to the worker, and the reply on its way back; `number` matches a reply to its request. */
export interface RequestMessage {
  readonly number: number;
  readonly request: EngineRequest;
}
export interface ReplyMessage {
  readonly number: number;
  readonly reply: Reply;
}

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<RequestMessage>) => void) | null;
  postMessage(message: ReplyMessage): void;
}

if ("WorkerGlobalScope" in globalThis) {
  const scope = globalThis as unknown as WorkerScope;
  const engine = createEngine();
  scope.onmessage = ({ data: { number, request } }) => {
    void engine(request).then((reply) => scope.postMessage({ number, reply }));
  };
}
