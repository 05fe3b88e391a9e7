import { ONE_TYPO_LENGTH, TYPO_FREE_LENGTH } from "./ranking";

/** Endings of English word forms, longest first. */
const ENDINGS = [
  "izations",
  "ization",
  "ations",
  "ation",
  "ments",
  "ment",
  "ings",
  "ing",
  "ions",
  "ion",
  "ers",
  "er",
  "ed",
  "e",
  "y",
];
const SHORTEST_STEM = 4;
const SHORTEST_UNCHANGED = 5;
const SHORTEST_HALF = 3;
const PLAIN_WORD = /^\p{L}+$/u;

/** Beginning shared by a word's forms (`installing` gives `install`), or `null` when the word is too short or no word. */
export function stemOf(term: string): string | null {
  if (!PLAIN_WORD.test(term)) return null;
  const ending = ENDINGS.find((end) => term.endsWith(end) && term.length - end.length >= SHORTEST_STEM);
  if (ending !== undefined) return term.slice(0, -ending.length);
  return term.length >= SHORTEST_UNCHANGED ? term : null;
}

/** Letters that may differ: none in short words, in numbers or in technical names; else one or two. */
export function typosAllowed(term: string): number {
  if (!PLAIN_WORD.test(term) || term.length <= TYPO_FREE_LENGTH) return 0;
  return term.length <= ONE_TYPO_LENGTH ? 1 : 2;
}

/** The word with each pair of neighbouring letters swapped: one slip of the fingers, two differences to a machine. */
export function swapsOf(term: string): readonly string[] {
  if (typosAllowed(term) === 0) return [];
  const swaps = Array.from(
    { length: term.length - 1 },
    (_, i) => `${term.slice(0, i)}${term[i + 1] ?? ""}${term[i] ?? ""}${term.slice(i + 2)}`,
  );
  return swaps.filter((swap) => swap !== term);
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
