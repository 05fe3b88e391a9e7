/**
 * Search in the embedded index. The engine runs in a worker; this module loads the index files, passes them to the engine
 * and turns its replies into answers.
 */
import { IndexError } from "../engine/indexError";
import { INDEX_FILES, normalizeQuery } from "../model";
import { type Coverage, emptyAnswer, type Search, type SearchBackend, SearchFailure } from "./backend";
import { toSearchError } from "./errors";
import { createFileLoader, type FetchText } from "./fileLoader";
import type { Engine, EngineRequest, RequestMessage, Reply, ReplyMessage } from "./worker";

/** Dependencies of the embedded backend. */
export interface EmbeddedSettings {
  /** Path of the folder with the index files, with the base URL and a slash at the end. */
  readonly folder: string;
  /** Starts the engine. `onCrash` is called when it can run no longer. */
  readonly start: (onCrash: () => void) => Engine;
  /** `fetch` unless given. */
  readonly fetchText?: FetchText | undefined;
}

/** The folder of the index files, and a function that starts the worker. */
export interface SearchFiles extends Omit<EmbeddedSettings, "start"> {
  readonly startWorker: () => WorkerPort;
}

/** Embedded search with the engine in a worker. */
export function embeddedSearch({ startWorker, ...files }: SearchFiles): Search {
  const start: EmbeddedSettings["start"] = (onCrash) => engineInWorker(startWorker(), onCrash);
  return { backend: createEmbeddedBackend({ ...files, start }), insights: null };
}

/** A running engine with the loaders of its files; replaced after a crash. */
interface Session {
  readonly engine: Engine;
  readonly titles: () => Promise<unknown>;
  readonly texts: () => Promise<unknown>;
  readonly quotes: () => Promise<unknown>;
  coverage: Coverage;
}

/** Makes the embedded backend. It fetches nothing before the first call. */
export function createEmbeddedBackend(settings: EmbeddedSettings): SearchBackend {
  let session: Session | null = null;
  const open = (): Session => (session ??= startSession(settings, () => (session = null)));
  return {
    search: async ({ query: text, ...options }) => {
      const query = normalizeQuery(text);
      if (query === "") return emptyAnswer(query);
      try {
        const current = open();
        await current.titles();
        const { coverage } = current;
        const onlySure = coverage === "titles";
        const request: EngineRequest = { kind: "search", query, options: { ...options, onlySure } };
        const reply = await current.engine(request);
        const isRead = reply.ok && reply.lacksQuotes && (await isDone(current.quotes()));
        const { hits, total, sure } = resultOf(isRead ? await current.engine(request) : reply);
        return { query, hits, total, sure, coverage, fallbackCause: null };
      } catch (thrown) {
        throw new SearchFailure(toSearchError(thrown, null));
      }
    },
    // The first query reports the error.
    prefetch: () =>
      void open()
        .titles()
        .catch(() => undefined),
    loadProse: () => loadProse(open()),
  };
}

/** Loads the full text, unless it is loaded. After a failure the titles are still searched. */
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

function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

function startSession({ folder, start, fetchText }: EmbeddedSettings, onCrash: () => void): Session {
  const engine = start(onCrash);
  const loader = (kind: keyof typeof INDEX_FILES): (() => Promise<unknown>) =>
    createFileLoader(folder + INDEX_FILES[kind], (text) => engine({ kind, text }).then(resultOf), fetchText);
  return {
    engine,
    titles: loader("titles"),
    texts: loader("texts"),
    quotes: loader("quotes"),
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

const WORKER_ERROR: Reply = {
  ok: false,
  reason: "network",
  message: "A part of search could not be loaded. Check your connection and try again.",
};

/**
 * An engine that runs in a worker. When the worker fails to load or crashes, all pending requests resolve to an error.
 *
 * @param worker a worker that was just started
 * @param onCrash called after the worker has failed
 */
export function engineInWorker(worker: WorkerPort, onCrash: () => void): Engine {
  const pending = new Map<number, (reply: Reply) => void>();
  let count = 0;
  worker.onmessage = ({ data: { number, reply } }) => {
    pending.get(number)?.(reply);
    pending.delete(number);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    onCrash();
    for (const resolve of pending.values()) resolve(WORKER_ERROR);
    pending.clear();
  };
  return (request: EngineRequest) =>
    new Promise((resolve) => {
      count += 1;
      pending.set(count, resolve);
      worker.postMessage({ number: count, request });
    });
}
