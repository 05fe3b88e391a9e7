import { normaliseTerm } from "./fold";
import { inflectionOf } from "./forms";

/** Words that carry no meaning of their own in a question; they need not be in a record. */
const STOP_WORDS: ReadonlySet<string> = termsIn(
  "a am an and any are as at be been by can could did do does for from get had has have he her his how i if im in into " +
    "is it its just may me might must my myself of on or our please shall she should so some that the their them then " +
    "there these they this those to too us use using very want was we were what whats when where whether which while " +
    "via who whom whose why will with would you your im ive",
);

/** Words that help to ask and seldom to find; they count for less than their rarity on these pages says. */
const LIGHT_WORDS: ReadonlySet<string> = inflectionsIn(
  "about actually again all already also always another because best better both come easy else ever every everyone " +
    "everything example give good happen instead keep kind know let like look lot made make many mean more most much " +
    "need never new ok old only other our own possible put quick right same see set show simple somebody someone " +
    "something still such sure take tell than thing think through try way well without go goes handle handling work one two three four five six " +
    "ten twenty fifty hundred thousand dozen few several able after anything before behind between correctly currently " +
    "day different each even first from half inside just next no not nothing now per proper really specific time until up",
);

function inflectionsIn(words: string): ReadonlySet<string> {
  return new Set([...termsIn(words)].map(inflectionOf));
}

function termsIn(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(normaliseTerm));
}

/** True for a word, in its compared form, that carries no meaning of its own. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Words that ask for the API half of the site. */
const API_WORDS: ReadonlySet<string> = termsIn("api rest endpoint curl");

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
