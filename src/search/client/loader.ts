import { IndexError, loadIndex, type SearchIndex } from "../engine";

/** The part of `fetch` that the loader needs. */
export type FetchText = (url: string) => Promise<FetchedText>;

/** The part of a `Response` that the loader reads. */
export interface FetchedText {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
}

const NOT_FOUND = 404;

/**
 * Makes the loader of the index file. It fetches at most once at a time and once in all when that works; after a
 * failure the next call tries again.
 *
 * @param url address of the index file, with the base URL
 * @param fetchText `fetch`, or a stand-in in tests
 * @returns a function that rejects with `IndexError` when there is no usable index
 */
export function createIndexLoader(
  url: string,
  fetchText: FetchText = (address) => fetch(address),
): () => Promise<SearchIndex> {
  let pending: Promise<SearchIndex> | null = null;
  return () => {
    pending ??= fetchIndex(url, fetchText).catch((reason: unknown) => {
      pending = null;
      throw reason;
    });
    return pending;
  };
}

async function fetchIndex(url: string, fetchText: FetchText): Promise<SearchIndex> {
  const response = await fetchText(url).catch(() => null);
  if (response?.status === NOT_FOUND) throw missing();
  if (!response?.ok) throw unreachable(response);
  const text = await response.text().catch(() => null);
  if (text === null) throw unreachable(null);
  if (isPage(text)) throw missing();
  return loadIndex(text);
}

/** The development server answers every unknown address with the site's shell. */
function isPage(text: string): boolean {
  return text.trimStart().startsWith("<");
}

function missing(): IndexError {
  return new IndexError(
    "missing",
    "There is no search index yet. The search index is made by `npm run build`.",
  );
}

function unreachable(response: FetchedText | null): IndexError {
  const status = response ? ` (status ${response.status})` : "";
  return new IndexError(
    "network",
    `The search index could not be loaded${status}. Check your connection and try again.`,
  );
}
