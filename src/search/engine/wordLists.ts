/** Word lists of `src/facts/searchWords.yaml`. All functions take terms in their normalized form. */
import { SEARCH_WORDS } from "../../facts/searchWords";
import { normalizeTerm } from "./normalize";
import { removeInflection } from "./stem";

const STOP_WORDS = termsOf(SEARCH_WORDS.stopWords);
const LIGHT_WORDS: ReadonlySet<string> = new Set([...termsOf(SEARCH_WORDS.lightWords)].map(removeInflection));
const API_WORDS = termsOf(SEARCH_WORDS.apiWords);

function termsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(normalizeTerm));
}

/** True for a stop word, such as `the` or `how`: it is left out of queries. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** True for a word that requests results from the API section, such as `endpoint`. */
export function isApiWord(term: string): boolean {
  return API_WORDS.has(term);
}

/** True for a light word in any inflection, such as `need` or `work`: it counts less than other words of a query. */
export function isLightWord(term: string): boolean {
  return LIGHT_WORDS.has(removeInflection(term));
}

/** Removes stop words, unless nothing else is left. */
export function withoutStopWords<T extends { readonly term: string }>(words: readonly T[]): readonly T[] {
  const others = words.filter((word) => !isStopWord(word.term));
  return others.length > 0 ? others : words;
}
