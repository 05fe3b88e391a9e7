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
 * Makes the loader of one index file. It fetches at most once at a time and once in all when that works, and hands the
 * text to `use`; after a failure of either the next call tries again, past the browser's cache.
 *
 * @param url address of the file, with the base URL
 * @param use takes the text; rejects with `IndexError` when it is no usable file
 * @param fetchText `fetch`, or a stand-in in tests
 * @returns a function that rejects with `IndexError` when there is no usable file
 */
export function createFileLoader<T>(
  url: string,
  use: (text: string) => Promise<T>,
  fetchText: FetchText = (address, init) => (init ? fetch(address, init) : fetch(address)),
): () => Promise<T> {
  let pending: Promise<T> | null = null;
  let failed = false;
  return () => {
    pending ??= readFile(() => (failed ? fetchText(url, { cache: "reload" }) : fetchText(url)))
      .then(use)
      .catch((reason: unknown) => {
        failed = true;
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

/** The development server answers every unknown address with the site's shell. */
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
