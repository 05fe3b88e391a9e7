import { groupBy } from "../../lib/groupBy";
import { typosAllowed } from "./forms";

/** Terms by length, each with a bit mask of its letters, so that most are passed over without a comparison. */
export type TermsByLength = ReadonlyMap<number, readonly Word[]>;

interface Word {
  readonly term: string;
  readonly number: number;
  readonly letters: number;
}

const PLAIN_WORD = /^\p{L}+$/u;

/** Prepares the terms that a mistyped word may have been meant to be: plain words. */
export function termsByLength(terms: readonly string[]): TermsByLength {
  const words = terms.map((term, number) => ({ term, number, letters: lettersOf(term) }));
  return groupBy(
    words.filter(({ term }) => PLAIN_WORD.test(term)),
    ({ term }) => term.length,
  );
}

/** A term near a typed word, by the number of letters wrong, missing, added or swapped. */
export interface NearTerm {
  readonly number: number;
  readonly distance: number;
}

/**
 * Finds the terms near a word. While the word is being typed (`open`), terms that begin like something near it count
 * as well.
 */
export function termsNear(words: TermsByLength, typed: string, open: boolean): readonly NearTerm[] {
  const most = typosAllowed(typed);
  if (most === 0) return [];
  const letters = lettersOf(typed);
  const found: NearTerm[] = [];
  for (let length = typed.length - most; length <= typed.length + (open ? MOST_UNTYPED : most); length += 1) {
    for (const { term, number, letters: others } of words.get(length) ?? []) {
      if (
        !beginsAlike(typed, term) ||
        bits(letters & ~others) > most ||
        (!open && bits(others & ~letters) > most)
      )
        continue;
      const distance = distanceWithin(typed, term, most, open);
      if (distance <= most) found.push({ number, distance });
    }
  }
  return found;
}

/** Nobody mistypes the first letter but by swapping it, leaving it out, or typing one before it. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || a[0] === b[1] || a[1] === b[0];
}

/** Letters of a word that may still have to be typed. */
const MOST_UNTYPED = 6;

/** One bit for each letter of the alphabet, modulo 31. */
function lettersOf(term: string): number {
  let mask = 0;
  for (let place = 0; place < term.length; place += 1) mask |= 1 << (term.charCodeAt(place) % 31);
  return mask;
}

function bits(mask: number): number {
  let left = mask;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

/**
 * Distance with swaps of adjacent letters as one step (optimal string alignment); more than `most` when it is larger.
 * With `open`, the least distance to any beginning of `b`.
 */
export function distanceWithin(a: string, b: string, most: number, open: boolean): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return open ? Math.min(...row) : (row.at(-1) ?? 0);
}
