/** How far a title consists of the words of a query, and has them. */
import { stemTermOf } from "./analyze";
import { splitChunks } from "./tokenize";
import { isLightWord, isStopWord } from "./wordLists";

/** The match of a title with the units of a query. */
export interface TitleMatch {
  /** Part of the words of the title that are in the query, 0 to 1. */
  readonly precision: number;
  /** Which units of the query it has. */
  readonly found: readonly boolean[];
}

/**
 * Matches a title.
 *
 * @param units terms of the index that each unit of the query matches
 */
export function matchTitle(title: string, units: readonly ReadonlySet<string>[]): TitleMatch {
  const words = wordsOf(title).map(([word, stem]) =>
    units.map((terms) => terms.has(word) || terms.has(stem)),
  );
  const matched = words.filter((isFound) => isFound.includes(true));
  return {
    precision: words.length === 0 ? 0 : matched.length / words.length,
    found: units.map((_, at) => matched.some((isFound) => isFound[at])),
  };
}

/** A word, and its stem as a term. */
type Word = readonly [word: string, stem: string];

const cache = new Map<string, readonly Word[]>();

/** The words of a title that say something. */
function wordsOf(title: string): readonly Word[] {
  const known = cache.get(title);
  if (known) return known;
  const words = splitChunks(title)
    .map(({ token }) => token.term)
    .filter((word) => !isStopWord(word) && !isLightWord(word))
    .map((word): Word => [word, stemTermOf(word) ?? ""]);
  cache.set(title, words);
  return words;
}
