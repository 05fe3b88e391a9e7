import { loadFacts } from "./load";
import type { Facts } from "./types";

/** Synonyms and words with a role in queries; `searchWords.yaml` explains each list. */
export const SEARCH_WORDS = loadFacts("searchWords");

/**
 * The words for a language: those of the product's own language, or its stop words and what is the same in all languages, such
 * as names of programming languages.
 *
 * @param language BCP 47 tag, such as `de` or `pt-BR`
 */
export function searchWordsOf(language: string): Omit<Facts["searchWords"], "otherStopWords"> {
  const { otherStopWords, ...words } = SEARCH_WORDS;
  const [base = ""] = language.toLowerCase().split("-");
  if (base === "en") return words;
  return {
    ...words,
    synonyms: [],
    oneWay: {},
    lightWords: [],
    stopWords: otherStopWords[base] ?? [],
  };
}
