import { escapeRegExp } from "./escapeRegExp";

/**
 * Finds which of many literal texts a line contains, fast enough for millions of lines a minute. A text may have placeholders for
 * what changes, such as `peer <name> not found`. Case, punctuation and the width of spaces do not count.
 */
export interface TemplateIndex<T> {
  /**
   * The items whose whole text is in a line: the one with the most fixed text first, since it explains most of the line, and
   * causes last.
   */
  readonly find: (line: string) => readonly T[];
  /** For a line without one: the item that shares most words with it, as after a change of wording or a cut; undefined without any. */
  readonly closest: (line: string) => T | undefined;
}

interface Entry<T> {
  readonly item: T;
  /** The texts between placeholders, in order and plain. */
  readonly parts: readonly string[];
  /** Its different words. */
  readonly words: readonly string[];
  /** Number of characters of all parts. */
  readonly length: number;
  /** For a short text, whose parts could be in any sentence: the form in which it is a message. */
  readonly short: RegExp | undefined;
}

const WORD = /[a-z]{3,}/g;
/** Texts with fewer fixed characters would be found in unrelated lines. */
const MIN_LENGTH = 10;
/**
 * Shorter texts without placeholders count only where a message begins, so that `open /etc/x: permission denied`, an error of the
 * system, is not the message `permission denied`.
 */
const MIN_ANYWHERE = 20;
const BEGIN_OF_MESSAGE =
  /(?:^|\bdesc = |\b(?:error|err|msg|message|reason)"?\s?[:=]\s?"?|\.go:\d+:? |\d\d:\d\d:\d\d\S* )/;
/** A value in a short text: nothing like `table: not`, in which another message begins. */
const SHORT_VALUE = "(?:[^:]|:(?! )){1,80}?";
/** Minimums of `closest`: words in common, and their part of the words of the text, weighted by rarity. */
const MIN_COMMON_WORDS = 4;
const MIN_COMMON_PART = 0.8;
/** A line that was cut has at least this much of the beginning of its message. */
const MIN_CUT = 30;

/**
 * Makes an index by the rarest word of each text.
 *
 * @param textOf the literal text of an item
 * @param isCause true for the text of an error that others repeat at the end of their messages, such as `no route to host`
 */
export function templateIndex<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  isCause: (item: T) => boolean = () => false,
): TemplateIndex<T> {
  const entries = items
    .map((item) => entryOf(item, textOf(item)))
    .filter(({ length }) => length >= MIN_LENGTH);
  const counts = new Map<string, number>();
  for (const word of entries.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + entries.length / (counts.get(word) ?? 1));
  const byWord = new Map<string, Entry<T>[]>();
  for (const entry of entries) {
    const [rarest] = [...entry.words].sort((a, b) => rarity(b) - rarity(a));
    if (rarest !== undefined) byWord.set(rarest, [...(byWord.get(rarest) ?? []), entry]);
  }
  return {
    find: (line) => {
      const text = plain(line);
      const candidates = wordsOf(text).flatMap((word) => byWord.get(word) ?? []);
      return candidates
        .filter(({ parts, short }) => (short ? short.test(line.trim()) : hasParts(text, parts)))
        .sort((a, b) => Number(isCause(a.item)) - Number(isCause(b.item)) || b.length - a.length)
        .map(({ item }) => item);
    },
    closest: (line) => closestOf(plain(line), entries, rarity)?.item,
  };
}

function entryOf<T>(item: T, text: string): Entry<T> {
  const parts = text
    .split(/<[^<>]*>/)
    .map(plain)
    .filter((part) => part !== "");
  const length = parts.join("").length;
  const short = length < MIN_ANYWHERE ? new RegExp(shortPattern(text), "i") : undefined;
  return { item, parts, words: wordsOf(parts.join(" ")), length, short };
}

/** Without placeholders, the text where a message begins; with them, its words with a value in place of each. */
function shortPattern(text: string): string {
  const parts = text.replace(/^\s*<[^<>]*>|<[^<>]*>\s*$/g, "").split(/<[^<>]*>/);
  if (parts.length === 1 && parts[0] === text) return BEGIN_OF_MESSAGE.source + escapeRegExp(text);
  const words = parts.map((part) =>
    part
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .replaceAll(" ", "\\W+"),
  );
  return words.map((part) => (part === "" ? "" : `\\b${part}\\b`)).join(`\\W*${SHORT_VALUE}\\W*`);
}

/** Lower case, with one space for each run of other characters than letters and digits. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.match(WORD))];
}

function hasParts(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

/** True for a text that ends amid the beginning of a message. */
function isCut(text: string, begin: string): boolean {
  const at = begin.length > MIN_CUT ? text.indexOf(begin.slice(0, MIN_CUT)) : -1;
  return at !== -1 && begin.startsWith(text.slice(at));
}

function closestOf<T>(
  text: string,
  entries: readonly Entry<T>[],
  rarity: (word: string) => number,
): Entry<T> | undefined {
  const line = new Set(wordsOf(text));
  let [best, bestScore] = [undefined as Entry<T> | undefined, 0];
  const cut = entries.find(({ parts: [begin = ""] }) => isCut(text, begin));
  if (cut) return cut;
  for (const entry of entries) {
    const common = entry.words.filter((word) => line.has(word));
    if (common.length < MIN_COMMON_WORDS) continue;
    const [shared, all] = [common, entry.words].map((words) =>
      words.reduce((sum, word) => sum + rarity(word), 0),
    ) as [number, number];
    const score = shared * (shared / all);
    if (shared >= MIN_COMMON_PART * all && score > bestScore) [best, bestScore] = [entry, score];
  }
  return best;
}
