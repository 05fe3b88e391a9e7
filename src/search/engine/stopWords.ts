import { normaliseTerm } from "./fold";

/** Words that carry no meaning of their own in a question; they need not be in a record. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be by can could do does for from get has have how i if in into is it its me my of on or " +
    "our should so some that the their there this to use using want was we what when where which who why will with " +
    "would you your"
  )
    .split(" ")
    .map(normaliseTerm),
);

/** True for a word, in its compared form, that carries no meaning of its own. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Takes the stop words out of a query, unless nothing else is left. */
export function withoutStopWords<T extends { readonly term: string }>(words: readonly T[]): readonly T[] {
  const kept = words.filter((word) => !isStopWord(word.term));
  return kept.length > 0 ? kept : words;
}
