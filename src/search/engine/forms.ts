import { ONE_TYPO_LENGTH, TYPO_FREE_LENGTH } from "./ranking";

/** Endings that make another word of a stem, in the order they are taken off, and the letters that must be left. */
const ENDINGS: readonly (readonly [ending: RegExp, left: number])[] = [
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
/** Words that only look like a form of another one. */
const NO_FORM: ReadonlySet<string> = new Set([
  "nothing",
  "something",
  "everything",
  "customer",
  "container",
  "folder",
  "header",
  "number",
]);
/** What is left of a form must have a vowel and three letters. */
const INFLECTED = /^(.*[aeiouy].*)(?:ing|ed)$/;
const DOUBLED = /([bdgkmnprt])\1$/;
const SHORTEST_STEM = 3;
const SHORTEST_HALF = 3;
const PLAIN_WORD = /^\p{L}+$/u;

/**
 * What the inflections of a word share: `stopped`, `stopping` and `stop`, `denied` and `deny`, `expires` and `expire`.
 * The term itself when it is short or no word.
 */
export function inflectionOf(term: string): string {
  if (term.length <= SHORTEST_STEM || !PLAIN_WORD.test(term) || NO_FORM.has(term)) return term;
  const base = INFLECTED.exec(term)?.[1];
  const bare = base !== undefined && base.length >= SHORTEST_STEM ? base : term;
  const single = bare.length > SHORTEST_STEM && bare !== term ? bare.replace(DOUBLED, "$1") : bare;
  return single.length > SHORTEST_STEM
    ? single.replace(/e$/, "").replace(/y$/, "i").replace(/ll$/, "l")
    : single;
}

/** Terms whose stem is remembered: all of an index, and many that readers type. */
const REMEMBERED = 20_000;
const known = new Map<string, string | null>();

/** Beginning shared by words of one family (`installing`, `installation`), or `null` for what is no word. */
export function stemOf(term: string): string | null {
  const found = known.get(term);
  if (found !== undefined) return found;
  const stem = newStem(term);
  if (known.size >= REMEMBERED) known.clear();
  known.set(term, stem);
  return stem;
}

function newStem(term: string): string | null {
  if (term.length < SHORTEST_STEM || !PLAIN_WORD.test(term)) return null;
  if (NO_FORM.has(term)) return term;
  const stem = ENDINGS.reduce((word, [ending, left]) => {
    const rest = word.replace(ending, "");
    return rest.length >= left ? rest : word;
  }, inflectionOf(term));
  return stem.replace(/ll$/, "l");
}

/** Letters that may differ: none in short words, in numbers or in technical names; else one or two. */
export function typosAllowed(term: string): number {
  if (!PLAIN_WORD.test(term) || term.length <= TYPO_FREE_LENGTH) return 0;
  return term.length <= ONE_TYPO_LENGTH ? 1 : 2;
}

/** The ways to read a word as two, as `nameserver` to `name server`. */
export function halvesOf(term: string): readonly (readonly [string, string])[] {
  if (!PLAIN_WORD.test(term)) return [];
  const count = Math.max(0, term.length - 2 * SHORTEST_HALF + 1);
  return Array.from({ length: count }, (_, i) => [
    term.slice(0, i + SHORTEST_HALF),
    term.slice(i + SHORTEST_HALF),
  ]);
}
