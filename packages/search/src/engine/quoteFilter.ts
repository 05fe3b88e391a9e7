/**
 * Tells whether a query may quote a text of the third index file, so that this file is fetched for such queries only. A Bloom
 * filter in the first file holds a few words of each text: it never misses one, and lets few other queries through.
 */
import { checksumOf } from "./checksum";
import type { QuotedPage } from "./quotes";

/** Words of a text that the filter holds: the first that stand side by side, or the last two of `service <id> not found`. */
const KEY_WORDS = [3, 2] as const;
const BITS_PER_KEY = 10;
/** Bits that are set for a key; 7 is best for 10 bits: 1 in 120 other keys passes. */
const HASHES = 7;
/** Shorter queries are words of a question: `permission denied`. */
const MIN_WORDS = 4;
const WORD = /[\p{L}\p{N}]+/gu;

/** The filter for the texts of some pages, as base64. */
export function writeQuoteFilter(pages: readonly QuotedPage[]): string {
  const texts = pages.flatMap(({ quotes }) => quotes.flatMap(([, text, , ...also]) => [text, ...also]));
  const keys = new Set(texts.flatMap((text) => keyOf(text) ?? []));
  const bytes = new Uint8Array(Math.ceil((keys.size * BITS_PER_KEY) / 8));
  for (const key of keys)
    for (const bit of bitsOf(key, bytes.length)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return btoa(String.fromCharCode(...bytes));
}

/**
 * Makes a function that tells whether a query may contain a quoted text.
 *
 * @param filter the value of `writeQuoteFilter`
 */
export function quoteFilter(filter: string): (query: string) => boolean {
  const bytes = Uint8Array.from(atob(filter), (char) => char.charCodeAt(0));
  const has = (key: string): boolean =>
    bitsOf(key, bytes.length).every((bit) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  return (query) => {
    const words = wordsOf(query);
    if (bytes.length === 0 || words.length < MIN_WORDS) return false;
    return KEY_WORDS.some((count) => words.slice(count - 1).some((_, at) => has(keyAt(words, at, count))));
  };
}

/** The key of a text with placeholders such as `<peer>`; undefined for one with too few words, or too few side by side. */
function keyOf(text: string): string | undefined {
  const [many, few] = KEY_WORDS;
  const parts = text.split(/<[^<>]*>/).map(wordsOf);
  const first = parts.find(({ length }) => length >= many);
  if (first) return keyAt(first, 0, many);
  const last = parts.flat().length < many ? undefined : parts.findLast(({ length }) => length >= few);
  return last && keyAt(last, 0, few);
}

function keyAt(words: readonly string[], start: number, count: number): string {
  return words.slice(start, start + count).join(" ");
}

/** The words of a text, without apostrophes: who types a message leaves them out. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/['’]/g, "").toLowerCase().match(WORD) ?? [];
}

/** Numbers of the bits of a key. */
function bitsOf(key: string, byteCount: number): readonly number[] {
  const checksum = checksumOf(key);
  return Array.from({ length: HASHES }, (_, salt) => mixed(checksum + salt * 0x9e3779b9) % (byteCount * 8));
}

/** Spreads a number evenly over 32 bits: the last step of the hash function Murmur 3. */
function mixed(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}
