import searchWords from "../../facts/searchWords.json";
import { normaliseTerm } from "./fold";
import { inflectionOf } from "./forms";

/** Words that carry no meaning of their own in a question; they need not be in a record. */
const STOP_WORDS = termsIn(searchWords.stopWords);

/** Words that help to ask and seldom to find; they count for less than their rarity on these pages says. */
const LIGHT_WORDS: ReadonlySet<string> = new Set([...termsIn(searchWords.lightWords)].map(inflectionOf));

/** Words that ask for the API half of the site. */
const API_WORDS = termsIn(searchWords.apiWords);

function termsIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(normaliseTerm));
}

/** True for a word, in its compared form, that carries no meaning of its own. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** True for a word, in its compared form, that asks for the API. */
export function isApiWord(term: string): boolean {
  return API_WORDS.has(term);
}

/** True for a word, in its compared form, that says little of what a reader looks for. */
export function isLightWord(term: string): boolean {
  return LIGHT_WORDS.has(inflectionOf(term));
}

/** Takes the stop words out of a query, unless nothing else is left. */
export function withoutStopWords<T extends { readonly term: string }>(words: readonly T[]): readonly T[] {
  const telling = words.filter((word) => !isStopWord(word.term));
  return telling.length > 0 ? telling : words;
}
