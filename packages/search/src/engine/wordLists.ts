/** The word lists of the index (words.ts). All functions take terms in their normalized form. */
import { NO_SEARCH_WORDS, type SearchWords } from "../model";
import { normalizeTerm } from "./normalize";
import { removeInflection } from "./stem";

let lists = listsOf(NO_SEARCH_WORDS);

/** Sets the lists; called by `setSearchWords` only. */
export function setWordLists(words: SearchWords): void {
  lists = listsOf(words);
}

function listsOf(words: SearchWords) {
  return {
    stop: termsOf(words.stopWords),
    light: bareTermsOf(words.lightWords),
    api: termsOf(words.apiWords),
    languages: termsOf(words.languages),
    methodsByVerb: new Map(
      Object.entries(words.verbs).flatMap(([method, verbs]) =>
        verbs.map((verb) => [normalizeTerm(verb), method.toUpperCase()] as const),
      ),
    ),
  };
}

function termsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(normalizeTerm));
}

function bareTermsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set([...termsOf(words)].map(removeInflection));
}

/** True for a stop word, such as `the` or `how`: it is omitted from queries. */
export function isStopWord(term: string): boolean {
  return lists.stop.has(term);
}

/** True for a word that requests results from the API section, such as `endpoint`. */
export function isApiWord(term: string): boolean {
  return lists.api.has(term);
}

/** True for the name of a programming language. */
export function isLanguage(term: string): boolean {
  return lists.languages.has(term);
}

/** The HTTP method of the operations that a verb means, such as `GET` for `show`; null for other words. */
export function methodOfVerb(term: string): string | null {
  return lists.methodsByVerb.get(term) ?? null;
}

/** True for a light word in any inflection, such as `need` or `work`: it counts less than other words of a query. */
export function isLightWord(term: string): boolean {
  return lists.light.has(removeInflection(term));
}
