/** Ends one record's prose, and all prose of one heading. */
export const END_OF_PIECE = "\u0001";
export const END_OF_HEADING = "\u0002";

/** What stands before the first word of a sentence, a line or a cell. */
export const START_OF_SENTENCE = /(?:[.!?:] |\n|· |[\u0001\u0002])["'“(]*$/;

const PIECE = /[\u0001\u0002]|[\p{L}\p{N}_]+|[^\p{L}\p{N}_\u0001\u0002]+/gu;
const WORD = /^[\p{L}\p{N}_]/u;

/** Cuts a text into words and what stands between them. */
export function lettersOf(text: string): readonly string[] {
  return text.match(PIECE) ?? [];
}

/** True for a run of letters and digits. */
export function isWord(piece: string): boolean {
  return WORD.test(piece);
}

/** The word with its first letter, A to Z, in the other case; another first letter stays as it is. */
export function switchedCase(word: string): string {
  const first = word.charAt(0);
  if (!/[A-Za-z]/.test(first)) return word;
  return (first >= "a" ? first.toUpperCase() : first.toLowerCase()) + word.slice(1);
}
