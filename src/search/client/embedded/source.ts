import { createFileLoader, type FetchText } from "../loader";
import type { Requester } from "../options";
import type { Engine } from "./engine";
import { IndexReplyError } from "./indexReplyError";
import { failure, isSuccess, type Reply } from "./reply";

/** How much of the site the embedded search knows: headings, all prose too, or headings because the rest failed. */
export type Coverage = "titles" | "full" | "failed";

/** The embedded search of the page: an engine, and the files that it is given. */
export interface EmbeddedSource {
  /** Answers requests; the first one waits for the titles. */
  readonly requester: Requester;
  /** Fetches all prose, after the titles; when that failed before, once more. Resolves when it has come or failed. */
  readonly complete: () => Promise<Coverage>;
  readonly coverage: () => Coverage;
  /** Calls back when the coverage changes; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface SourceSettings {
  /** Addresses of the two index files, with the base URL. */
  readonly titlesUrl: string;
  readonly textsUrl: string;
  readonly engine: Engine;
  /** `fetch`, or a stand-in in tests. */
  readonly fetchText?: FetchText | undefined;
}

/** Makes the embedded search. Nothing is fetched before it is asked for. */
export function createEmbeddedSource({
  titlesUrl,
  textsUrl,
  engine,
  fetchText,
}: SourceSettings): EmbeddedSource {
  const give = (kind: "titles" | "texts") => (text: string) => engine({ kind, text }).then(orThrow);
  const titles = createFileLoader(titlesUrl, give("titles"), fetchText);
  const texts = createFileLoader(textsUrl, give("texts"), fetchText);
  const listeners = new Set<() => void>();
  let coverage: Coverage = "titles";
  const become = (next: Coverage): Coverage => {
    const changed = next !== coverage;
    coverage = next;
    if (changed) for (const listener of listeners) listener();
    return next;
  };
  return {
    requester: { send: (request) => ask(titles, engine, request) },
    complete: async () => {
      try {
        await titles();
      } catch {
        return coverage; // Told by the next request.
      }
      return texts().then(
        () => become("full"),
        () => become("failed"),
      );
    },
    coverage: () => coverage,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function ask(
  titles: () => Promise<unknown>,
  engine: Engine,
  { url, data }: Parameters<Requester["send"]>[0],
): Promise<Reply> {
  try {
    await titles();
    return await engine({ kind: "ask", url, data });
  } catch (thrown) {
    return thrown instanceof IndexReplyError ? thrown.reply : failure(thrown);
  }
}

function orThrow(reply: Reply): void {
  if (!isSuccess(reply)) throw new IndexReplyError(reply);
}
