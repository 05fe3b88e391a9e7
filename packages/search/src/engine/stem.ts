/**
 * English stemming in two strengths. `removeInflection` joins the forms of one word (`stopped`, `stop`) and is used
 * where the order of words counts. `stemOf` also joins the words of one family (`installation`, `installer`), which
 * match a query with less weight than the word itself.
 */

/** Suffixes that are removed in this order, each only when at least `minChars` characters remain. */
const SUFFIX_RULES: readonly (readonly [suffix: RegExp, minChars: number])[] = [
  [/e?li$/, 4],
  [/e?ment$/, 4],
  [/[eo]r$/, 4],
  [/[ai]biliti$|[ai]bl$|[ae]nc$|iti$/, 5],
  [/i[sz](?:ation)?$/, 4],
  [/ation$/, 4],
  [/ion$/, 5],
  [/at$/, 4],
  [/iv$/, 5],
  [/(?<=st)r$/, 6],
  [/i$/, 5],
];
/** Words that end in a suffix by chance, such as `number`: their stem is the word itself. */
const STEM_EXCEPTIONS: ReadonlySet<string> = new Set([
  "nothing",
  "something",
  "everything",
  "customer",
  "container",
  "folder",
  "header",
  "number",
]);
/** A word with `ing` or `ed`, and the part before the ending, which must have a vowel (`string` does not match). */
const INFLECTED = /^(.*[aeiouy].*)(?:ing|ed)$/;
/** A consonant that is doubled before an ending, as in `stopped`. */
const DOUBLED_CONSONANT = /([bdgkmnprt])\1$/;
const MIN_STEM_CHARS = 3;
const PLAIN_WORD = /^\p{L}+$/u;

/**
 * Removes the ending of an inflected word: `stopped`, `stopping` and `stop` give the same text, so do `denied` and
 * `deny`, and `expires` and `expire`. The result need not be a word. Short terms and terms with characters other than
 * letters are returned unchanged.
 *
 * @param term a term in its normalized form
 */
export function removeInflection(term: string): string {
  if (term.length <= MIN_STEM_CHARS || !PLAIN_WORD.test(term) || STEM_EXCEPTIONS.has(term)) return term;
  const base = INFLECTED.exec(term)?.[1];
  const bare = base !== undefined && base.length >= MIN_STEM_CHARS ? base : term;
  const single = bare.length > MIN_STEM_CHARS && bare !== term ? bare.replace(DOUBLED_CONSONANT, "$1") : bare;
  return single.length > MIN_STEM_CHARS
    ? single.replace(/e$/, "").replace(/y$/, "i").replace(/ll$/, "l")
    : single;
}

/** Enough for all terms of an index and for many queries. */
const MAX_CACHED_STEMS = 20_000;
const stemCache = new Map<string, string | null>();

/**
 * The stem that all words of a family share, such as `installing`, `installer` and `installation`.
 *
 * @param term a term in its normalized form
 * @returns `null` for a term that is short or has characters other than letters
 */
export function stemOf(term: string): string | null {
  const cached = stemCache.get(term);
  if (cached !== undefined) return cached;
  const stem = computeStem(term);
  if (stemCache.size >= MAX_CACHED_STEMS) stemCache.clear();
  stemCache.set(term, stem);
  return stem;
}

function computeStem(term: string): string | null {
  if (term.length < MIN_STEM_CHARS || !PLAIN_WORD.test(term)) return null;
  if (STEM_EXCEPTIONS.has(term)) return term;
  const stem = SUFFIX_RULES.reduce((word, [suffix, minChars]) => {
    const shorter = word.replace(suffix, "");
    return shorter.length >= minChars ? shorter : word;
  }, removeInflection(term));
  return stem.replace(/ll$/, "l");
}
