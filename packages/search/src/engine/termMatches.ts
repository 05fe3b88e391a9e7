/**
 * Resolves a word of a query to terms of the index, each with the weight of this way to match. `wordScores.ts` scores the
 * sections that have these terms; typos are resolved in `typos.ts`.
 */
import type { QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";
import { stemOf } from "./stem";
import { MATCH_WEIGHT, MIN_PROSE_PREFIX_CHARS, TITLE_MATCH_WEIGHT } from "./weights";

/** A term of the index that a word of a query is resolved to. */
export interface TermMatch {
  /** The term's number. */
  readonly number: number;
  /** Multiplies the score, 0 to 1. */
  readonly weight: number;
  /** Multiplies the title score, 0 to 1. */
  readonly titleWeight: number;
  /** Ignore occurrences outside titles. */
  readonly titlesOnly?: boolean;
  /** Include occurrences in the field `joinedTitle`. */
  readonly inJoinedTitles?: boolean;
  /** Include occurrences in the field `definedNames`. */
  readonly inDefinedNames?: boolean;
}

/** Matches what a text can define: flags, variables, properties, paths and status codes. */
export const NAME_PATTERN = /^--|_|\/|^\d+$/;

/**
 * True for a word that also matches longer terms: the last one, which may still be being typed, and one that is in no
 * text itself, such as `aadsts` for `AADSTS50011`.
 */
export function matchesLongerTerms({ postings }: SearchIndex, { term, isPrefix }: QueryWord): boolean {
  return isPrefix || (term.length >= MIN_CUT_WORD_CHARS && !postings.termNumbers.has(term));
}

/** Shortest word, in characters, that matches longer terms because no text has it. */
const MIN_CUT_WORD_CHARS = 4;

/** A word as typed, joined to its neighbors, and the longer terms that begin with it. */
export function typedMatches(index: SearchIndex, word: QueryWord): readonly TermMatch[] {
  const { term, text, joinedTerms } = word;
  const inDefinedNames = NAME_PATTERN.test(text);
  const exact = exactMatch(index, term, { weight: 1, titleWeight: 1, inJoinedTitles: true, inDefinedNames });
  const joined = joinedTerms.flatMap((joinedTerm) => [
    ...exactMatch(index, joinedTerm, { weight: MATCH_WEIGHT.joined, titleWeight: 1, inJoinedTitles: true }),
    ...stemMatches(index, joinedTerm, MATCH_WEIGHT.joined),
  ]);
  const longer = matchesLongerTerms(index, word) ? prefixMatches(index, term, inDefinedNames) : [];
  return [...exact, ...joined, ...longer];
}

/** The term as a list of one match; an empty list when it is not in the index. */
export function exactMatch(
  index: SearchIndex,
  term: string,
  options: Omit<TermMatch, "number">,
): readonly TermMatch[] {
  const number = index.postings.termNumbers.get(term);
  return number === undefined ? [] : [{ number, ...options }];
}

/** All terms that begin with a prefix. */
export function prefixMatches(
  index: SearchIndex,
  prefix: string,
  inDefinedNames = false,
): readonly TermMatch[] {
  const { prefix: unknown, knownPrefix } = MATCH_WEIGHT;
  const weight = index.postings.termNumbers.has(prefix) ? knownPrefix : unknown;
  const titlesOnly = prefix.length < MIN_PROSE_PREFIX_CHARS;
  return termNumbersWithPrefix(index, prefix).map((number) => ({
    number,
    weight,
    titleWeight: TITLE_MATCH_WEIGHT.prefix,
    titlesOnly,
    inDefinedNames,
  }));
}

/** The other terms with the stem of a term; `weight` multiplies the weight of a stem. */
export function stemMatches(index: SearchIndex, term: string, weight = 1): readonly TermMatch[] {
  const numbers = index.termsByStem.get(stemOf(term) ?? "") ?? [];
  return numbers
    .filter((number) => index.postings.terms[number] !== term)
    .map((number) => ({
      number,
      weight: weight * MATCH_WEIGHT.stem,
      titleWeight: weight * TITLE_MATCH_WEIGHT.stem,
    }));
}

/** Numbers of the terms that begin with a prefix, except expressions of several words. */
function termNumbersWithPrefix({ postings: { terms } }: SearchIndex, prefix: string): readonly number[] {
  const numbers: number[] = [];
  for (let number = lowerBound(terms, prefix); terms[number]?.startsWith(prefix); number += 1) {
    if (!terms[number]?.includes(" ")) numbers.push(number);
  }
  return numbers;
}

/** Position of the first term that is not smaller than a text, by binary search. */
function lowerBound(terms: readonly string[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
