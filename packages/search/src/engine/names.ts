/** The names of sections (titles, routes, keywords) and how far they consist of the words of a query. */
import { type Section, slugOf, titleOf } from "./sections";
import { splitChunks } from "./tokenize";
import { LIGHT_WORD_WEIGHT } from "./weights";
import { isLightWord, withoutStopWords } from "./wordLists";

/** The parts of a query that names are matched against. */
export interface QueryNames {
  /** The units of the query that a term matches as a bit mask: bit 0 is the first unit. */
  readonly matchedUnits: (term: string) => number;
  /** Importance of each unit of the query. */
  readonly importances: readonly number[];
}

/** Degree to which a name and a query match. */
export interface NameMatch {
  /** Part of the words of the name that match the query, 0 to 1. */
  readonly precision: number;
  /** The matched units as a bit mask. */
  readonly units: number;
}

/** A word of a name as terms. */
interface NameWord {
  readonly term: string;
  readonly parts: readonly string[];
}

/** The words of a name, without stop words. */
export type NameWords = readonly NameWord[];

/** Splits a name into words without stop words. */
export function nameWordsOf(name: string): NameWords {
  return withoutStopWords(
    splitChunks(name).map(({ token, parts }) => ({
      term: token.term,
      parts: parts.map((part) => part.term),
    })),
  );
}

const nameCache = new WeakMap<Section, readonly NameWords[]>();

/** The words of each name of a section: its title, the last part of its route, its keywords. */
export function namesOf(section: Section): readonly NameWords[] {
  const cached = nameCache.get(section);
  if (cached) return cached;
  const names = [titleOf(section), lastPart(slugOf(section)), ...section.head.keywords].map(nameWordsOf);
  nameCache.set(section, names);
  return names;
}

/** The last part of a route as words. */
export function lastPart(route: string): string {
  return route.replace(/^.*[ /]/, "").replaceAll("-", " ");
}

/** Matches a name with the query. A light word that does not match, as in "List all peers", counts less. */
export function matchName(words: NameWords, { matchedUnits }: QueryNames): NameMatch {
  let [matchedWords, otherWords, units] = [0, 0, 0];
  for (const { term, parts } of words) {
    let wordUnits = matchedUnits(term);
    for (const part of parts) wordUnits |= matchedUnits(part);
    if (wordUnits !== 0) matchedWords += 1;
    else otherWords += isLightWord(term) ? LIGHT_WORD_WEIGHT : 1;
    units |= wordUnits;
  }
  return { precision: units === 0 ? 0 : matchedWords / (matchedWords + otherWords), units };
}

/** Part of the query, by importance, that the units in a bit mask are, 0 to 1. */
export function shareOf(units: number, { importances }: QueryNames): number {
  let [sum, total] = [0, 0];
  importances.forEach((importance, position) => {
    total += importance;
    if (units & (1 << position)) sum += importance;
  });
  return total === 0 ? 0 : sum / total;
}
