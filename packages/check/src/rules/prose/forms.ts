import { isEnglish, isInDictionary, isTerm } from "./dictionary";

/** Abbreviations of two to five letters, with their plural. */
export const ABBREVIATION = /^\p{Lu}{2,5}s?$/u;

/** Prefixes before a hyphen, and those that are joined to a longer word too. */
const PREFIX = /^(?:co|de|inter|micro|multi|non|pre|pseudo|re|semi|sub|un)$/i;
const JOINED_PREFIX = /^(?:auto|de|meta|micro|mis|multi|non|over|pre|re|semi|sub|un)(?=\p{L}{5})/iu;

/** A compound is right when its parts are; a possessive when its noun is; a term has the forms of a word. */
export function isSpelled(word: string): boolean {
  const plain = word.replace(/’/g, "'");
  return [plain.replace(/'s?$/, ""), plain].some((form) => parts(form).every(isPart) || isKnown(form));
}

function isPart(part: string): boolean {
  return ABBREVIATION.test(part) || PREFIX.test(part) || isKnown(part);
}

/** A word, or a form of a verb or noun that is one: `polyfills`, `minifying`, `linkified`. */
function isKnown(word: string): boolean {
  const rest = word.replace(JOINED_PREFIX, "");
  return isInDictionary(word) || (rest !== word && isInDictionary(rest)) || stemsOf(word).some(isTerm);
}

/** Endings that make a noun or a verb of any word: `malformedness`, `linkified`. */
const COINED = /^(\p{L}{4,}?)(?:e?ness|if(?:y|ied|ies|ying|ier|iers|ication))$/u;

/** True if a word that is near no other is made of known words: of one with an ending, of two, or of parts with hyphens. */
export function isCoined(word: string): boolean {
  const pieces = word.split("-");
  return pieces.every((piece) => {
    const stem = COINED.exec(piece)?.[1] ?? "";
    return (
      piece.length < MIN_WORD_LETTERS ||
      !/[aeiouy]/i.test(piece) ||
      isPart(piece) ||
      (stem !== "" && [stem, `${stem}e`].some(isKnown)) ||
      isClosedCompound(piece)
    );
  });
}

/** Shorter ones, and those without a vowel, are abbreviations. */
const MIN_WORD_LETTERS = 4;

/** Words that a word may be a form of. */
function stemsOf(word: string): string[] {
  const [, stem = "", ending = ""] = /^(\p{L}{4,}?)(iers?|ies|ied|ing|ed|ers?|s)$/u.exec(word) ?? [];
  if (stem === "") return [];
  return /^i(?!ng)/.test(ending) ? [`${stem}y`] : [stem, `${stem}e`];
}

function parts(word: string): string[] {
  const pieces = word.split(/[-/._]|(?<=\p{Ll})(?=\p{Lu})/u);
  return pieces.length > 1 ? pieces.filter((piece) => piece !== "") : [word];
}

/** Letters of each part of a compound that is written as one word. */
const MIN_PART_LETTERS = 3;

/** Words that are no part of a compound: `eachother`, `alot` and `setupthe` are mistakes. */
const APART = new Set(
  "a about after all also and any are been but can could did does each even every few for from get had has have her his how into its just least many may more most much must not now one only other our out per same she should some such than thank that the their them then there these they this those time too under use very via was way were what when where which while who will with would you your".split(
    " ",
  ),
);

/** Two words that people write as one: `cheatsheet`, `monkeypatched`, `codegen`, `extensionless`. */
function isClosedCompound(word: string): boolean {
  if (!/^\p{L}\p{Ll}{5,}$/u.test(word)) return false;
  const letters = word.toLowerCase();
  const cuts = Array.from({ length: letters.length - 2 * MIN_PART_LETTERS + 1 });
  return cuts.some((_, index) => {
    const cut = index + MIN_PART_LETTERS;
    return [letters.slice(0, cut), letters.slice(cut)].every(
      (part) => !APART.has(part) && (isEnglish(part) || isTerm(part)),
    );
  });
}
