/**
 * Finds the terms that a mistyped word of a query may mean: terms within a small edit distance, and two terms between
 * which the space is missing.
 */
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { type Cache, cached } from "./cache";

/** Terms by their length in characters. */
export type TermsByLength = ReadonlyMap<number, readonly PlainTerm[]>;

interface PlainTerm {
  readonly term: string;
  /** The term's number in the postings. */
  readonly number: number;
  /** Bit mask of its letters: most terms are excluded by it, without the cost of an edit distance. */
  readonly letters: number;
}

const PLAIN_WORD = /^\p{L}+$/u;
/** Longest word, in characters, for which no typo is allowed. */
const MAX_CHARS_WITHOUT_TYPO = 3;
/** Longest word, in characters, for which only one typo is allowed. */
const MAX_CHARS_WITH_ONE_TYPO = 7;
/** Shortest half of a word with a missing space, in characters. */
const MIN_HALF_CHARS = 3;
/** A word that is still being typed matches the beginning of terms that are at most this many characters longer. */
const MAX_UNTYPED_CHARS = 6;

/** Groups the terms that a mistyped word may mean: those of letters only. */
export function groupByLength(terms: readonly string[]): TermsByLength {
  const entries = terms.map((term, number) => ({ term, number, letters: letterMask(term) }));
  return groupBy(
    entries.filter(({ term }) => PLAIN_WORD.test(term)),
    ({ term }) => term.length,
  );
}

/** Number of typos allowed in a word: 0 in short words, numbers and technical names, otherwise 1 or 2. */
export function maxTyposFor(term: string): number {
  if (!PLAIN_WORD.test(term) || term.length <= MAX_CHARS_WITHOUT_TYPO) return 0;
  return term.length <= MAX_CHARS_WITH_ONE_TYPO ? 1 : 2;
}

/** A term within the allowed edit distance of a word. */
export interface TypoMatch {
  /** The term's number in the postings. */
  readonly number: number;
  readonly distance: number;
}

/**
 * Finds the terms within the allowed edit distance of a word.
 *
 * @param isPrefix also find terms that only begin with something near the word, which may still be being typed
 */
export function findTypoMatches(
  termsByLength: TermsByLength,
  word: string,
  isPrefix: boolean,
): readonly TypoMatch[] {
  const max = maxTyposFor(word);
  if (max === 0) return [];
  return cached(matchCache, termsByLength, `${word} ${isPrefix}`, () =>
    computeMatches(termsByLength, word, max, isPrefix),
  );
}

const matchCache: Cache<readonly TypoMatch[]> = new WeakMap();

function computeMatches(
  termsByLength: TermsByLength,
  word: string,
  max: number,
  isPrefix: boolean,
): readonly TypoMatch[] {
  const letters = letterMask(word);
  const matches: TypoMatch[] = [];
  const longest = word.length + (isPrefix ? MAX_UNTYPED_CHARS : max);
  for (let length = word.length - max; length <= longest; length += 1) {
    for (const { term, number, letters: termLetters } of termsByLength.get(length) ?? []) {
      if (
        countBits(letters & ~termLetters) > max ||
        (!isPrefix && countBits(termLetters & ~letters) > max) ||
        !hasSimilarStart(word, term)
      )
        continue;
      const distance = editDistance(word, term, max, isPrefix);
      if (distance <= max) matches.push({ number, distance });
    }
  }
  return matches;
}

/** All ways to split a word into two halves, such as `nameserver` into `name` and `server`. */
export function splitInTwo(term: string): readonly (readonly [string, string])[] {
  if (!PLAIN_WORD.test(term)) return [];
  const count = Math.max(0, term.length - 2 * MIN_HALF_CHARS + 1);
  return Array.from({ length: count }, (_, i) => [
    term.slice(0, i + MIN_HALF_CHARS),
    term.slice(i + MIN_HALF_CHARS),
  ]);
}

/** Typos in the first letter are rare: it may be swapped with the second one, missing, or follow an added letter. */
function hasSimilarStart(a: string, b: string): boolean {
  return a[0] === b[0] || a[0] === b[1] || a[1] === b[0];
}

/** One bit for each letter of a term: its code unit modulo 31. */
function letterMask(term: string): number {
  let mask = 0;
  for (let position = 0; position < term.length; position += 1) mask |= 1 << (term.charCodeAt(position) % 31);
  return mask;
}

function countBits(mask: number): number {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}

/** Three rows of the matrix of distances, which all calls share. */
const ROWS: readonly [number[], number[], number[]] = [[], [], []];

/**
 * Edit distance of two words: the number of letters that are replaced, missing, added, or swapped with their neighbor
 * (optimal string alignment).
 *
 * @param max the calculation stops at a larger distance and returns more than `max`
 * @param isPrefix return the smallest distance from `a` to any beginning of `b`
 */
export function editDistance(a: string, b: string, max: number, isPrefix: boolean): number {
  let [rowBefore, previousRow, row] = ROWS;
  // A longer beginning of `b` has more than `max` letters that `a` lacks.
  const width = isPrefix ? Math.min(b.length, a.length + max) : b.length;
  for (let j = 0; j <= width; j += 1) previousRow[j] = j;
  let smallest = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    smallest = row[0] = i;
    for (let j = 1; j <= width; j += 1) {
      const other = b.charCodeAt(j - 1);
      let distance = Math.min(
        (previousRow[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previousRow[j - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2))
        distance = Math.min(distance, (rowBefore[j - 2] ?? 0) + 1);
      row[j] = distance;
      if (distance < smallest) smallest = distance;
    }
    if (smallest > max) return smallest;
    [rowBefore, previousRow, row] = [previousRow, row, rowBefore];
  }
  return isPrefix ? smallest : (previousRow[width] ?? 0);
}
