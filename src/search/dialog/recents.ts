import { readStored, removeStored, writeStored } from "../../lib/storage";
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

/** How many are stored; the oldest ones go. */
const LIMIT = 5;

/** What is stored of a chosen hit. */
export function recentOf(hit: SearchHit): Recent {
  const trail = hitBreadcrumb(hit).map((level) => plainText(level));
  return { url: hit.url, title: plainText(hitTitle(hit)), trail: trail.join(" / "), query: hit.query };
}

/** Puts an entry in front; an older one with the same address goes. */
export function withRecent(recents: readonly Recent[], entry: Recent): readonly Recent[] {
  return [entry, ...withoutRecent(recents, entry.url)].slice(0, LIMIT);
}

/** Takes the entry with this address out. */
export function withoutRecent(recents: readonly Recent[], url: string): readonly Recent[] {
  return recents.filter((recent) => recent.url !== url);
}

/** Reads stored entries; whatever is no entry with an address of this site is left out. */
export function parseRecents(stored: string | null): readonly Recent[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isRecent).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** The stored entries; none when storage is denied. */
export function readRecents(key: string): readonly Recent[] {
  return parseRecents(readStored(key));
}

/** Stores entries. Returns those that will be there next time: none when storage is denied. */
export function storeRecents(key: string, recents: readonly Recent[]): readonly Recent[] {
  const isStored = recents.length === 0 ? removeStored(key) : writeStored(key, JSON.stringify(recents));
  return isStored ? recents : [];
}

function isRecent(value: unknown): value is Recent {
  const { url, title, trail, query } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return [url, title, trail, query].every((text) => typeof text === "string") && isRoute(url as string);
}

/** Read as a browser reads it: `/\host` and a slash, a tab and another slash lead to a host. */
function isRoute(url: string): boolean {
  const base = "https://site.invalid";
  return url.startsWith("/") && URL.canParse(url, base) && new URL(url, base).origin === base;
}
