import { halvesOf, stemOf } from "./forms";
import { nearTerms } from "./near";
import type { QueryUnit, QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";

/** The terms of the index that a query means, to be marked in texts and counted in titles. */
export interface Meaning {
  has(term: string): boolean;
}

/** Reads what the units of a query mean. */
export function meaningOf(index: SearchIndex, units: readonly QueryUnit[]): Meaning {
  const words = units.flatMap((unit) => unit.words);
  const others = units.flatMap((unit) => unit.alternatives.flatMap(({ terms }) => terms));
  const exact = new Set([
    ...words.flatMap(({ term, parts, joined }) => [term, ...parts, ...joined]),
    ...others,
    ...words.flatMap((word) => corrections(index, word)),
  ]);
  const beginnings = words.filter(({ open }) => open).map(({ term }) => term);
  const stems = new Set(words.map(({ term }) => stemOf(term)).filter((stem) => stem !== null));
  return remembering(
    (term) =>
      exact.has(term) ||
      beginnings.some((beginning) => term.startsWith(beginning)) ||
      stems.has(stemOf(term) ?? ""),
  );
}

/** Titles and prose ask for the same words again and again. */
function remembering(means: (term: string) => boolean): Meaning {
  const known = new Map<string, boolean>();
  return {
    has: (term) => {
      const found = known.get(term) ?? means(term);
      known.set(term, found);
      return found;
    },
  };
}

/** A word that stands nowhere was meant to be one near it, or two. */
function corrections(
  { postings: { terms, numbers }, neighbors }: SearchIndex,
  word: QueryWord,
): readonly string[] {
  if (numbers.has(word.term)) return [];
  const near = nearTerms(neighbors, word.term, word.open).map(({ number }) => terms[number] ?? "");
  return [
    ...near,
    ...halvesOf(word.term)
      .filter((pair) => pair.every((half) => numbers.has(half)))
      .flat(),
  ];
}
