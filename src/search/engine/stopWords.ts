import { normaliseTerm } from "./fold";

/** Words that carry no meaning of their own in a question; they need not be in a record. */
const STOP_WORDS: ReadonlySet<string> = termsIn(
  "a am an and any are as at be been by can could did do does for from get had has have he her his how i if im in into " +
    "is it its just may me might must my myself of on or our please shall she should so some that the their them then " +
    "there these they this those to too us use using very want was we were what whats when where whether which while " +
    "who whom whose why will with would you your",
);

/** Words that help to ask and seldom to find; they count for less than their rarity on these pages says. */
const LIGHT_WORDS: ReadonlySet<string> = termsIn(
  "about actually again all already also always another because best better both come easy else ever every everyone " +
    "everything example give good happen instead keep kind know let like look lot made make many mean more most much " +
    "need never new ok old only other our own possible put quick right same see set show simple somebody someone " +
    "something still such sure take tell than thing think through try way well without work one two three four five six " +
    "ten twenty fifty hundred thousand dozen few several",
);

function termsIn(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(normaliseTerm));
}

/** True for a word, in its compared form, that carries no meaning of its own. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** True for a word, in its compared form, that says little of what a reader looks for. */
export function isLightWord(term: string): boolean {
  return LIGHT_WORDS.has(term);
}

/** Takes the stop words out of a query, unless nothing else is left. */
export function withoutStopWords<T extends { readonly term: string }>(words: readonly T[]): readonly T[] {
  const kept = words.filter((word) => !isStopWord(word.term));
  return kept.length > 0 ? kept : words;
}
