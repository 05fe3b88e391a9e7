/** Ends one record's prose, and all prose of one heading. */
export const END_OF_PIECE = "\u0001";
export const END_OF_HEADING = "\u0002";
/** Begins the piece with the terms of a heading, which comes before its prose. */
export const START_OF_TERMS = "\u0006";

/** Begins the piece with a page's further keywords, a line each, which comes before that. */
export const START_OF_KEYWORDS = "\u0007";

/** What stands before the first word of a sentence, a line or a cell. */
const START_OF_SENTENCE = /(?:[.!?] |\n|· |→ |[\u0001\u0002])["'“(]*$/;

const PIECE = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu;
const WORD = /^[\p{L}\p{N}_]/u;
const ASCII_WORDS = Array.from({ length: 128 }, (_, code) => WORD.test(String.fromCharCode(code)));

/** Cuts a text into words and what stands between them; a single space between two words is left out. */
export function piecesOf(text: string): readonly string[] {
  const pieces = text.match(PIECE) ?? [];
  // Words and signs take turns: what is not at an end of the text stands between two words.
  return pieces.filter((piece, place) => piece !== " " || place === 0 || place === pieces.length - 1);
}

/** True for a run of letters and digits; of signs of ASCII no search is needed to see it. */
export function isWord(piece: string): boolean {
  const code = piece.charCodeAt(0);
  return code < ASCII_WORDS.length ? ASCII_WORDS[code] === true : WORD.test(piece);
}

/** True when a word after this piece begins a sentence. */
export function endsSentence(piece: string): boolean {
  return piece !== " " && !isWord(piece) && START_OF_SENTENCE.test(piece);
}
