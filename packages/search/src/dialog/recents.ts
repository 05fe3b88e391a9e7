import { readStored, removeStored, writeStored } from "docusaurus-waymark-core/browser/storage";

/** A result that the reader chose before, or a page that the reader read. Stored in this browser only. */
export interface Recent {
  /** Route and hash, without the base URL. */
  readonly url: string;
  readonly title: string;
  /** Parent levels joined by `/`; empty for a page. */
  readonly trail: string;
  /** The query that found it; empty for a page. */
  readonly query: string;
}

/** Older ones are removed: of results and of pages each. */
const MAX_RECENTS = 5;

/** True for a page that was read. */
export function isPage({ query }: Recent): boolean {
  return query === "";
}

/** Adds an entry at the front, and removes an older one of its kind with the same address. */
export function withRecent(recents: readonly Recent[], entry: Recent): readonly Recent[] {
  const others = recents.filter((one) => one.url !== entry.url || isPage(one) !== isPage(entry));
  return newest([entry, ...others]);
}

/** The first `MAX_RECENTS` results and the first `MAX_RECENTS` pages. */
function newest(recents: readonly Recent[]): readonly Recent[] {
  const ofKind = (pages: boolean): readonly Recent[] =>
    recents.filter((one) => isPage(one) === pages).slice(0, MAX_RECENTS);
  return [...ofKind(false), ...ofKind(true)];
}

/** Removes the entry with this address. */
export function withoutRecent(recents: readonly Recent[], url: string): readonly Recent[] {
  return recents.filter((recent) => recent.url !== url);
}

/** Parses stored entries. Values that are not an entry with an address of this site are omitted. */
export function parseRecents(stored: string | null): readonly Recent[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? newest(value.filter(isRecent)) : [];
  } catch {
    return [];
  }
}

/** The stored entries; none when storage is denied. */
export function readRecents(key: string): readonly Recent[] {
  return parseRecents(readStored(key));
}

/** Stores entries. Returns the entries that are stored now: none when storage is denied. */
export function storeRecents(key: string, recents: readonly Recent[]): readonly Recent[] {
  const isStored = recents.length === 0 ? removeStored(key) : writeStored(key, JSON.stringify(recents));
  return isStored ? recents : [];
}

function isRecent(value: unknown): value is Recent {
  const { url, title, trail, query } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return [url, title, trail, query].every((text) => typeof text === "string") && isRoute(url as string);
}

/** Parsed as browsers do: `/\host`, or two slashes with a tab between them, is an address on another host. */
function isRoute(url: string): boolean {
  const base = "https://site.invalid";
  return url.startsWith("/") && URL.canParse(url, base) && new URL(url, base).origin === base;
}
