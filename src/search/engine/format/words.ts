import { casedAs, type Forms, formsOf, OTHER_CASE, withExpectedCase } from "./cases";
import { characterOf, placeOf, SHORT_CODES } from "./codes";
import { endsSentence, isWord, piecesOf } from "./letters";

/** A text as numbers of words and signs, and these; lists of words have a space between, lists of signs a tab. */
export interface CodedText {
  /** The commonest words and signs, with a tab between. */
  readonly common: string;
  /** Further words that the reader does not know already, and further signs. */
  readonly words: string;
  readonly signs: string;
  /** What stands in the text only once, in its order. */
  readonly rareWords: string;
  readonly rareSigns: string;
  /** One character for each word or sign of the text. */
  readonly codes: string;
}

/** Stand for the next one of the rare words, and of the rare signs. */
const NEXT_WORD = "\u0004";
const NEXT_SIGN = "\u0005";
const MARKS = new RegExp(`[\t${OTHER_CASE}${NEXT_WORD}${NEXT_SIGN}]`, "g");
const [SPACE, TAB] = [" ", "\t"];

/** Words that are commoner than the others after the commonest; each of the two groups is in alphabetical order. */
const FREQUENT = 700;

/**
 * Codes a text by its words: a seventh smaller than the text itself after compression, and a third as long. A single
 * space between two words, and the capital at the beginning of a sentence, need no code of their own.
 *
 * @param known a text that the reader has: its words need not be sent
 */
export function encodeText(text: string, known = ""): CodedText {
  const forms = formsOf(piecesOf(plain(known)));
  const pieces = withExpectedCase(piecesOf(plain(text)), forms);
  const isRare = rareIn(pieces, new Set(forms.values()));
  const coded = pieces.map((piece) => (isRare(piece) ? nextOf(piece) : piece));
  const rare = pieces.filter(isRare);
  const lists = { ...sentLists(coded, forms), ...textsOf("rareWords", "rareSigns", rare) };
  const codes = new Map(entriesOf(lists, forms).map((entry, place) => [entry, characterOf(place)]));
  return { ...lists, codes: coded.map((piece) => codes.get(piece) ?? "").join("") };
}

/** Reads a text that `encodeText` wrote. */
export function decodeText(coded: CodedText, known = ""): string {
  const entries = entriesOf(coded, formsOf(piecesOf(plain(known))));
  const rareWords = coded.rareWords.split(SPACE).values();
  const rareSigns = coded.rareSigns.split(TAB).values();
  const text: string[] = [];
  let [atStart, otherCase, afterWord] = [true, false, false];
  for (const code of coded.codes) {
    let entry = entries[placeOf(code)] ?? "";
    if (entry === OTHER_CASE) {
      otherCase = true;
      continue;
    }
    if (entry === NEXT_WORD) entry = rareWords.next().value ?? "";
    else if (entry === NEXT_SIGN) entry = rareSigns.next().value ?? "";
    const word = isWord(entry);
    if (word && afterWord) text.push(SPACE);
    text.push(word ? casedAs(entry, atStart, otherCase) : entry);
    [atStart, otherCase, afterWord] = [endsSentence(entry), false, word];
  }
  return text.join("");
}

/** The text without the signs that have a meaning of their own here. */
function plain(text: string): string {
  return text.replace(MARKS, SPACE);
}

function rareIn(pieces: readonly string[], known: ReadonlySet<string>): (piece: string) => boolean {
  const counts = countsOf(pieces);
  return (piece) => counts.get(piece) === 1 && piece !== OTHER_CASE && !known.has(piece);
}

function nextOf(piece: string): string {
  return isWord(piece) ? NEXT_WORD : NEXT_SIGN;
}

type SentLists = Pick<CodedText, "common" | "words" | "signs">;

/** Common words first, so that they take one byte; words of like frequency by alphabet, so that they compress. */
function sentLists(coded: readonly string[], forms: Forms): SentLists {
  const byCount = [...countsOf(coded)].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const pieces = byCount.map(([piece]) => piece);
  const known = new Set(forms.values());
  const others = pieces.slice(SHORT_CODES).filter((piece) => !known.has(piece));
  const grouped = [...others.slice(0, FREQUENT).sort(), ...others.slice(FREQUENT).sort()];
  return { common: pieces.slice(0, SHORT_CODES).join(TAB), ...textsOf("words", "signs", grouped) };
}

function textsOf<W extends string, S extends string>(
  words: W,
  signs: S,
  pieces: readonly string[],
): Record<W | S, string> {
  const sign = (piece: string): boolean => !isWord(piece);
  return {
    [words]: pieces.filter(isWord).join(SPACE),
    [signs]: pieces.filter(sign).join(TAB),
  } as Record<W | S, string>;
}

/** What the codes stand for: the commonest words first, then those that are known, then all others. */
function entriesOf({ common, words, signs }: SentLists, forms: Forms): readonly string[] {
  const first = common.split(TAB);
  const used = new Set(first);
  const known = [...forms.values()].filter((word) => !used.has(word)).sort();
  return [...first, ...known, ...words.split(SPACE), ...signs.split(TAB)];
}

function countsOf(pieces: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}
