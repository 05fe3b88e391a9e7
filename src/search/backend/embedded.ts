import { IndexError } from "../engine/indexError";
import { normaliseQuery } from "../model";
import { type Coverage, emptyAnswer, type Search, type SearchBackend, SearchFailure } from "./backend";
import { toSearchError } from "./errors";
import { createFileLoader, type FetchText } from "./fileLoader";
import type { Engine, EngineRequest, RequestMessage, Reply, ReplyMessage } from "./worker";

/** What embedded search needs. */
export interface EmbeddedSettings {
  /** Addresses of the two index files, with the base URL. */
  readonly titlesUrl: string;
  readonly textsUrl: string;
  /** Starts the engine; `onBreakdown` is told when it cannot run any more. */
  readonly start: (onBreakdown: () => void) => Engine;
  /** `fetch`, or a stand-in in tests. */
  readonly fetchText?: FetchText | undefined;
}

/** Where search finds its files, and how it starts its worker. */
export interface SearchFiles extends Omit<EmbeddedSettings, "start"> {
  readonly startWorker: () => WorkerPort;
}

/** Search in the site's own index, by a worker. */
export function embeddedSearch({ startWorker, ...files }: SearchFiles): Search {
  const start: EmbeddedSettings["start"] = (onBreakdown) => engineInWorker(startWorker(), onBreakdown);
  return { backend: createEmbeddedBackend({ ...files, start }), insights: null };
}

/** An engine, and the files that it was given. */
interface Session {
  readonly engine: Engine;
  readonly titles: () => Promise<unknown>;
  readonly texts: () => Promise<unknown>;
  coverage: Coverage;
}

/** Makes the search in the site's own index. Nothing is fetched before it is asked for. */
export function createEmbeddedBackend(settings: EmbeddedSettings): SearchBackend {
  let session: Session | null = null;
  const open = (): Session => (session ??= startSession(settings, () => (session = null)));
  return {
    search: async ({ query: typed, ...options }) => {
      const query = normaliseQuery(typed);
      if (query === "") return emptyAnswer(query);
      try {
        const current = open();
        await current.titles();
        const { coverage } = current;
        const { hits, total } = resultOf(await current.engine({ kind: "search", query, options }));
        return { query, hits, total, coverage, fallbackCause: null };
      } catch (thrown) {
        throw new SearchFailure(toSearchError(thrown, null));
      }
    },
    // A failure shows with the first question.
    prefetch: () =>
      void open()
        .titles()
        .catch(() => undefined),
    loadProse: () => loadProse(open()),
  };
}

/** Fetches all prose, unless it is there. A failure leaves the titles in use. */
async function loadProse(session: Session): Promise<void> {
  if (session.coverage === "full") return;
  session.coverage = await session
    .titles()
    .then(session.texts)
    .then(
      () => "full" as const,
      () => "failed" as const,
    );
}

function startSession({ titlesUrl, textsUrl, start, fetchText }: EmbeddedSettings, end: () => void): Session {
  const engine = start(end);
  const give =
    (kind: "titles" | "texts") =>
    (text: string): Promise<unknown> =>
      engine({ kind, text }).then(resultOf);
  return {
    engine,
    titles: createFileLoader(titlesUrl, give("titles"), fetchText),
    texts: createFileLoader(textsUrl, give("texts"), fetchText),
    coverage: "titles",
  };
}

function resultOf(reply: Reply): Extract<Reply, { ok: true }>["result"] {
  if (reply.ok) return reply.result;
  throw new IndexError(reply.reason, reply.message);
}

/** The part of a `Worker` that is used here. */
export interface WorkerPort {
  postMessage(message: RequestMessage): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<ReplyMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const NO_WORKER: Reply = {
  ok: false,
  reason: "network",
  message: "A part of search could not be loaded. Check your connection and try again.",
};

/**
 * The engine in a worker. When the worker cannot be loaded or breaks down, everything asked of it is answered with that.
 *
 * @param worker a worker that was just started
 */
export function engineInWorker(worker: WorkerPort, onBreakdown: () => void): Engine {
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  worker.onmessage = ({ data: { number, reply } }) => {
    waiting.get(number)?.(reply);
    waiting.delete(number);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    onBreakdown();
    for (const resolve of waiting.values()) resolve(NO_WORKER);
    waiting.clear();
  };
  return (request: EngineRequest) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      worker.postMessage({ number: count, request });
    });
}
