import { halvesOf, stemOf } from "./forms";
import { termsNear } from "./typos";
import type { QueryUnit, QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";

/** The terms of the index that a query means, to be marked in texts and counted in titles. */
export interface QueryTerms {
  has(term: string): boolean;
  /** The units of the query that mean a term, one bit each, in their order from the lowest. */
  units(term: string): number;
}

/** Reads what the units of a query mean. */
export function queryTermsOf(index: SearchIndex, units: readonly QueryUnit[]): QueryTerms {
  const exact = new Map<string, number>();
  const stems = new Map<string, number>();
  const beginnings: (readonly [text: string, bit: number])[] = [];
  units.forEach((unit, place) => {
    const bit = 1 << place;
    for (const term of exactTerms(index, unit)) exact.set(term, (exact.get(term) ?? 0) | bit);
    for (const { term, open } of unit.words) {
      const stem = stemOf(term);
      if (stem !== null) stems.set(stem, (stems.get(stem) ?? 0) | bit);
      if (open) beginnings.push([term, bit]);
    }
  });
  const known = new Map<string, number>();
  const meant = (term: string): number =>
    beginnings.reduce(
      (bits, [text, bit]) => (term.startsWith(text) ? bits | bit : bits),
      (exact.get(term) ?? 0) | (stems.get(stemOf(term) ?? "") ?? 0),
    );
  /** Titles and prose ask for the same words again and again. */
  const read = (term: string): number => {
    const found = known.get(term);
    if (found !== undefined) return found;
    const bits = meant(term);
    known.set(term, bits);
    return bits;
  };
  return { has: (term) => read(term) !== 0, units: read };
}

/** The words as typed, what means the same, and what they may have been meant to be. */
function exactTerms(index: SearchIndex, { words, alternatives }: QueryUnit): readonly string[] {
  return [
    ...words.flatMap(({ term, parts, joined }) => [term, ...parts, ...joined]),
    ...alternatives.flatMap(({ terms }) => terms),
    ...words.flatMap((word) => corrections(index, word)),
  ];
}

/** A word that stands nowhere was meant to be one near it, or two. */
function corrections(
  { postings: { terms, numbers }, byLength }: SearchIndex,
  word: QueryWord,
): readonly string[] {
  if (numbers.has(word.term)) return [];
  const near = termsNear(byLength, word.term, word.open).map(({ number }) => terms[number] ?? "");
  return [
    ...near,
    ...halvesOf(word.term)
      .filter((pair) => pair.every((half) => numbers.has(half)))
      .flat(),
  ];
}
