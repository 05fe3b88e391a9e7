/**
 * The engine of embedded search, and the entry of the worker that it runs in. Scripts and tests make their own engine.
 */
import {
  type EngineResult,
  IndexError,
  type IndexErrorReason,
  quoteFilter,
  type Quotes,
  readQuotes,
  readTexts,
  readTitles,
  search,
  type SearchIndex,
  type SearchOptions,
  setSearchWords,
  titleIndex,
  type Titles,
  warmUpSteps,
  withTexts,
} from "../engine";
import { HITS_PER_PAGE } from "../model";

/** A request of the page: takes one of the index files, or runs a query. */
export type EngineRequest =
  | { readonly kind: "titles" | "texts" | "quotes"; readonly text: string }
  | { readonly kind: "search"; readonly query: string; readonly options: SearchOptions };

/**
 * Reply of the engine: the hits of a query (none for a file), or an error. `lacksQuotes` asks for the file of quoted texts, after
 * which the query is repeated.
 */
export type Reply =
  | { readonly ok: true; readonly result: EngineResult; readonly lacksQuotes?: boolean }
  | { readonly ok: false; readonly reason: IndexErrorReason; readonly message: string };

/** Handles a request; never rejects. */
export type Engine = (request: EngineRequest) => Promise<Reply>;

/** Longest time, in ms, for which building or warming up the index blocks the worker. */
const SLICE_MS = 12;

const FILE_ACCEPTED: Reply = { ok: true, result: { hits: [], total: 0, sure: 0, isOutput: false } };

/** Makes the engine of embedded search. Until the full-text index is built, queries search the titles. */
export function createEngine(): Engine {
  let titles: Titles | null = null;
  let index: SearchIndex | null = null;
  let quotes: Quotes | null = null;
  let mayQuote = quoteFilter("");
  const answer = async (request: EngineRequest): Promise<Reply> => {
    switch (request.kind) {
      case "titles":
        titles = readTitles(request.text);
        setSearchWords(titles.words);
        mayQuote = quoteFilter(titles.quoteFilter);
        index = titleIndex(titles);
        return FILE_ACCEPTED;
      case "texts":
        if (!titles || !index) throw outOfOrder();
        index = await runInSlices(withTexts(index, readTexts(request.text, titles)));
        void runInSlices(warmUpSteps(index));
        return FILE_ACCEPTED;
      case "quotes":
        quotes = readQuotes(request.text);
        return FILE_ACCEPTED;
      case "search": {
        if (!index) throw outOfOrder();
        const { query, options } = request;
        const result = search(index, query, options);
        if ((!result.isOutput && !mayQuote(query)) || (options.page ?? 0) > 0) return { ok: true, result };
        return quotes
          ? { ok: true, result: withQuotes(result, quotes, query, options) }
          : { ok: true, result, lacksQuotes: true };
      }
    }
  };
  return (request) => answer(request).catch(failure);
}

/** Puts the quoted texts that a query contains before the other hits. */
function withQuotes(
  result: EngineResult,
  quotes: Quotes,
  query: string,
  options: SearchOptions,
): EngineResult {
  const { hits, total, sure, isOutput } = result;
  const found = quotes
    .find(query)
    .filter(({ section }) => options.section === undefined || section === options.section);
  const all = [...found, ...hits].slice(0, options.hitsPerPage ?? HITS_PER_PAGE);
  return { hits: all, total: total + found.length, sure: sure + found.length, isOutput };
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
