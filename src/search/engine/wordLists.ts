/** Word lists of `src/facts/searchWords.yaml`. All functions take terms in their normalized form. */
import { SEARCH_WORDS } from "../../facts/searchWords";
import { normalizeTerm } from "./normalize";
import { removeInflection } from "./stem";

const STOP_WORDS = termsOf(SEARCH_WORDS.stopWords);
const LIGHT_WORDS = bareTermsOf(SEARCH_WORDS.lightWords);
const API_WORDS = termsOf(SEARCH_WORDS.apiWords);
const LANGUAGES = termsOf(SEARCH_WORDS.languages);
const FAULT_WORDS = bareTermsOf(SEARCH_WORDS.faultWords);
const FAULT_TITLES = bareTermsOf(SEARCH_WORDS.faultTitles);
const METHODS_BY_VERB: ReadonlyMap<string, string> = new Map(
  Object.entries(SEARCH_WORDS.verbs).flatMap(([method, verbs]) =>
    verbs.map((verb) => [normalizeTerm(verb), method.toUpperCase()] as const),
  ),
);

function termsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(normalizeTerm));
}

function bareTermsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set([...termsOf(words)].map(removeInflection));
}

/** True for a stop word, such as `the` or `how`: it is left out of queries. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** True for a word that requests results from the API section, such as `endpoint`. */
export function isApiWord(term: string): boolean {
  return API_WORDS.has(term);
}

/** True for a word that tells of a fault, such as `denied`. */
export function isFaultWord(term: string): boolean {
  return FAULT_WORDS.has(removeInflection(term));
}

/** True for a heading above faults and their fixes, such as "If a login fails". */
export function isFaultTitle(terms: readonly string[]): boolean {
  return terms.some((term) => FAULT_TITLES.has(removeInflection(term)));
}

/** True for the name of a programming language. */
export function isLanguage(term: string): boolean {
  return LANGUAGES.has(term);
}

/** The HTTP method of the operations that a verb means, such as `GET` for `show`; null for other words. */
export function methodOfVerb(term: string): string | null {
  return METHODS_BY_VERB.get(term) ?? null;
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
