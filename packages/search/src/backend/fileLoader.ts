import { IndexError } from "../engine/indexError";

/** The part of `fetch` that the loader needs. */
export type FetchText = (url: string, init?: { readonly cache: "reload" }) => Promise<FetchedText>;

/** The part of a `Response` that the loader reads. */
export interface FetchedText {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
}

const NOT_FOUND = 404;

/**
 * Makes a function that loads one index file. Calls share one request and its result; after a failure the next call fetches
 * the file again, without the browser's cache.
 *
 * @param url address of the file, with the base URL
 * @param process takes the text; rejects with `IndexError` when the file is unusable
 * @param fetchText `fetch` unless given
 * @returns a function that rejects with `IndexError` when the file is missing or unusable
 */
export function createFileLoader<T>(
  url: string,
  process: (text: string) => Promise<T>,
  fetchText: FetchText = (address, init) => (init ? fetch(address, init) : fetch(address)),
): () => Promise<T> {
  let pending: Promise<T> | null = null;
  let hasFailed = false;
  return () => {
    pending ??= readFile(() => (hasFailed ? fetchText(url, { cache: "reload" }) : fetchText(url)))
      .then(process)
      .catch((reason: unknown) => {
        hasFailed = true;
        pending = null;
        throw reason;
      });
    return pending;
  };
}

async function readFile(fetchFile: () => Promise<FetchedText>): Promise<string> {
  const response = await fetchFile().catch(() => null);
  if (response?.status === NOT_FOUND) throw missing();
  if (!response?.ok) throw unreachable(response);
  const text = await response.text().catch(() => null);
  if (text === null) throw unreachable(null);
  if (isPage(text)) throw missing();
  return text;
}

/** True for an HTML page: the development server sends one, with status 200, for a missing file. */
function isPage(text: string): boolean {
  return text.trimStart().startsWith("<");
}

function missing(): IndexError {
  return new IndexError(
    "missing",
    "The search index is missing. Find your page in the menu, and try search again later.",
  );
}

function unreachable(response: FetchedText | null): IndexError {
  const status = response ? ` (status ${response.status})` : "";
  return new IndexError(
    "network",
    `The search index could not be loaded${status}. Check your connection and try again.`,
  );
}
