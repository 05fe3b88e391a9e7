import { readStored, removeStored, writeStored } from "../../browser/storage";
import { hitBreadcrumb, hitTitle, plainText, type SearchHit } from "../model";

/** A result that the reader chose before. Stored in this browser only. */
export interface Recent {
  /** Route and hash, without the base URL. */
  readonly url: string;
  readonly title: string;
  /** Parent levels joined by `/`. */
  readonly trail: string;
  /** The query that found it. */
  readonly query: string;
}

/** Older ones are removed. */
const MAX_RECENTS = 5;

/** The entry for a chosen hit. */
export function recentOf(hit: SearchHit): Recent {
  const trail = hitBreadcrumb(hit).map((level) => plainText(level));
  return { url: hit.url, title: plainText(hitTitle(hit)), trail: trail.join(" / "), query: hit.query };
}

/** Adds an entry at the front, and removes an older one with the same address. */
export function withRecent(recents: readonly Recent[], entry: Recent): readonly Recent[] {
  return [entry, ...withoutRecent(recents, entry.url)].slice(0, MAX_RECENTS);
}

/** Removes the entry with this address. */
export function withoutRecent(recents: readonly Recent[], url: string): readonly Recent[] {
  return recents.filter((recent) => recent.url !== url);
}

/** Parses stored entries. Values that are not an entry with an address of this site are omitted. */
export function parseRecents(stored: string | null): readonly Recent[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isRecent).slice(0, MAX_RECENTS) : [];
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
