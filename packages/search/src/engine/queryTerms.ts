/**
 * Finds the terms of texts that match a query, in any of the ways in which scoring matches them: exactly, by a synonym, by
 * stem, by prefix, or with a typo. Used to score titles, to select the record that is shown, and to mark the matches.
 */
import type { QueryUnit, QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";
import { stemOf } from "./stem";
import { matchesLongerTerms } from "./termMatches";
import { findTypoMatches, splitInTwo } from "./typos";

/** The terms that match a query. */
export interface QueryTerms {
  /** True when the term matches any unit of the query. */
  has(term: string): boolean;
  /** The units that the term matches as a bit mask: bit 0 is the first unit of the query. */
  matchedUnits(term: string): number;
}

/** Collects the terms that match the units of a query. */
export function queryTermsOf(index: SearchIndex, units: readonly QueryUnit[]): QueryTerms {
  const unitsByTerm = new Map<string, number>();
  const prefixes: (readonly [prefix: string, bit: number])[] = [];
  units.forEach((unit, position) => {
    const bit = 1 << position;
    for (const term of matchingTerms(index, unit)) unitsByTerm.set(term, (unitsByTerm.get(term) ?? 0) | bit);
    for (const word of unit.words) if (matchesLongerTerms(index, word)) prefixes.push([word.term, bit]);
  });
  const matchedUnits = (term: string): number => {
    let bits = unitsByTerm.get(term) ?? 0;
    for (const [prefix, bit] of prefixes) if (term.startsWith(prefix)) bits |= bit;
    return bits;
  };
  return { has: (term) => matchedUnits(term) !== 0, matchedUnits };
}

/** The terms of a unit: its words, their parts, terms with their stems, its synonyms, and corrections of typos. */
function matchingTerms(index: SearchIndex, { words, synonyms }: QueryUnit): readonly string[] {
  const { postings, termsByStem } = index;
  return [
    ...words.flatMap(({ term, parts, joinedTerms }) => [term, ...parts, ...joinedTerms]),
    ...words
      .flatMap(({ term }) => termsByStem.get(stemOf(term) ?? "") ?? [])
      .map((number) => postings.terms[number] ?? ""),
    ...synonyms.flatMap(({ terms }) => terms),
    ...words.flatMap((word) => corrections(index, word)),
  ];
}

/** For a word that is not in the index: the terms that it may mean. */
function corrections(
  { postings: { terms, termNumbers }, termsByLength }: SearchIndex,
  word: QueryWord,
): readonly string[] {
  if (termNumbers.has(word.term)) return [];
  const matches = findTypoMatches(termsByLength, word.term, word.isPrefix);
  return [
    ...matches.map(({ number }) => terms[number] ?? ""),
    ...splitInTwo(word.term)
      .filter((halves) => halves.every((half) => termNumbers.has(half)))
      .flat(),
  ];
}
