import { endsSentence, isWord } from "./letters";

/** Each word, with a small first letter, in the case that it mostly has. */
export type Forms = ReadonlyMap<string, string>;

/** Marks a word that begins with the other case than it was expected to. */
export const OTHER_CASE = "\u0003";

/** Brings each word to the case it mostly has, with a mark before those that are written otherwise. */
export function withExpectedCase(pieces: readonly string[], known: Forms): readonly string[] {
  const usual = new Map([...usualForms(pieces), ...known]);
  const cased: string[] = [];
  pieces.forEach((piece, place) => {
    if (!isWord(piece)) return void cased.push(piece);
    const key = keyOf(piece);
    const form = usual.get(key) ?? key;
    if (casedAs(form, beginsSentence(pieces, place), false) !== piece) cased.push(OTHER_CASE);
    cased.push(form);
  });
  return cased;
}

/** All words of a text, each in the case it mostly has there. */
export function formsOf(pieces: readonly string[]): Forms {
  const keys = pieces.filter(isWord).map((word): [string, string] => [keyOf(word), keyOf(word)]);
  return new Map([...keys, ...usualForms(pieces)]);
}

/** A word as it stands in the text: with a capital at the beginning of a sentence, or in the other case. */
export function casedAs(form: string, atStart: boolean, other: boolean): string {
  const expected = atStart && form >= "a" && form < "{" ? switchedCase(form) : form;
  return other ? switchedCase(expected) : expected;
}

/** The commoner case of each word, sentence beginnings aside. */
function usualForms(pieces: readonly string[]): Forms {
  const capitals = new Map<string, number>();
  pieces.forEach((piece, place) => {
    if (!isWord(piece) || beginsSentence(pieces, place)) return;
    const key = keyOf(piece);
    capitals.set(key, (capitals.get(key) ?? 0) + (piece === key ? -1 : 1));
  });
  return new Map([...capitals].map(([key, more]) => [key, more > 0 ? switchedCase(key) : key]));
}

function beginsSentence(pieces: readonly string[], place: number): boolean {
  const before = pieces[place - 1];
  return before === undefined || endsSentence(before);
}

/** The word with a small first letter. */
function keyOf(word: string): string {
  return word >= "A" && word < "[" ? switchedCase(word) : word;
}

/** The word with its first letter, A to Z, in the other case; another first letter stays as it is. */
function switchedCase(word: string): string {
  const first = word.charAt(0);
  if (!/[A-Za-z]/.test(first)) return word;
  return (first >= "a" ? first.toUpperCase() : first.toLowerCase()) + word.slice(1);
}
