import { toString } from "nlcst-to-string";
import { codeOf, findingAtNode, oncePerPage, replacing, TOKEN_LETTER, type Page } from "../../parse";
import { offsetOf } from "../../parse/place";
import type { Finding } from "../../../report";
import { isNote } from "../text/unfinished";
import { isInDictionary, isTerm, projectWords, suggestionFor, WORDS_FILE } from "./dictionary";
import { TERMS } from "./phraseList";
import { proseOf } from "./read";

/** Findings of one page with one of this rule for each word, however often it is on the page. */
export function oncePerWord(findings: readonly Finding[]): Finding[] {
  const found = new Set<string>();
  return findings.filter((finding) => {
    const word = misspelledWord(finding);
    if (word === undefined) return true;
    const isFirst = !found.has(word);
    found.add(word);
    return isFirst;
  });
}

/** The word that a finding of this rule is about. */
export function misspelledWord({ rule, message }: Finding): string | undefined {
  return rule === "spelling" ? /^"(.*)" is not in the dictionary\.$/.exec(message)?.[1] : undefined;
}

const known = new Map<string, boolean>();

/** Every word is in a dictionary or among the words of the project. */
export function spellingRule(page: Page): Finding[] {
  return proseOf(page).words.flatMap((node) => {
    const word = toString(node);
    if (isRight(page, word) || isInAddress(page, node) || isInCode(page, word) || isName(page, word))
      return [];
    const message = `"${word}" is not in the dictionary.`;
    const edit = replacing(page.text, offsetOf(page.text, node), word, bestOf(page, word));
    return [findingAtNode(page, node, { rule: "spelling", message, fix: fixOf(page, word), ...edit })];
  });
}

/** A word that is in the code of the page too is a name. */
function isInCode(page: Page, word: string): boolean {
  return wordsOfCode(page).has(word.toLowerCase().replace(/['’]s$/, ""));
}

/** A word with a capital letter that is near no other is a name. */
function isName(page: Page, word: string): boolean {
  return /^\p{Lu}/u.test(word) && bestOf(page, word.replace(/['’]s$/, "")) === undefined;
}

const wordsOfCode = oncePerPage((page): ReadonlySet<string> => {
  const words = codeOf(page).flatMap(({ text }) => text.match(/[\p{L}\p{N}-]+/gu) ?? []);
  return new Set(words.map((word) => word.toLowerCase()));
});

/** Words of an address are no prose, also where no link or import is read: `[text] (/address)`, `from "./_name.mdx"`. */
function isInAddress(page: Page, node: Parameters<typeof offsetOf>[1]): boolean {
  const offset = offsetOf(page.text, node);
  const before = page.text.slice(page.text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /\]\s*\(\s*(?:\/|#|\.\.?\/|https?:)[^)]*$|^import\b.* from ["'][^"']*$/i.test(before);
}

function isRight({ given }: Page, word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const right =
    !isWord(word) || isNote(word) || hasOwnRule(word) || given?.isName(word) === true || isSpelled(word);
  known.set(word, right);
  return right;
}

/** A word that the site writes in another way, which has a rule of its own. */
function hasOwnRule(word: string): boolean {
  return Object.hasOwn(TERMS, word.toLowerCase());
}

/** Numbers, tokens, and words with digits (`0.60.0`, `IPv4`) have no spelling; nor have names of code: `fs.watch`, `.babelrc`, `toHsl`. */
const NO_SPELLING = /\d|[\p{L}][._:@=][\p{L}]|^\.\p{L}|^\p{Ll}+\p{Lu}/u;

/** Abbreviations of two to five letters, with their plural. */
const ABBREVIATION = /^\p{Lu}{2,5}s?$/u;

/** Words in another script than Latin have no spelling either. */
function isWord(word: string): boolean {
  if (word.includes(TOKEN_LETTER) || NO_SPELLING.test(word) || ABBREVIATION.test(word)) return false;
  return /\p{Script=Latin}/u.test(word);
}

/** Prefixes that stand before a hyphen, and those that stand before a longer word too. */
const PREFIX = /^(?:co|de|inter|micro|multi|non|pre|pseudo|re|semi|sub|un)$/i;
const JOINED_PREFIX = /^(?:micro|multi|non|pre|sub|un)(?=\p{L}{5})/iu;

/** A compound is right when its parts are; a possessive when its noun is; a term has the forms of a word. */
function isSpelled(word: string): boolean {
  const plain = word.replace(/’/g, "'").replace(/\.$/, "");
  // Most words are found by their parts, which spares the longer list.
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

/** What a word may be a form of. */
function stemsOf(word: string): string[] {
  const [, stem = "", ending = ""] = /^(\p{L}{4,}?)(ies|ied|ing|ed|er|s)$/u.exec(word) ?? [];
  return stem === "" ? [] : ending.startsWith("i") && ending !== "ing" ? [`${stem}y`] : [stem, `${stem}e`];
}

function parts(word: string): string[] {
  const pieces = word.split(/[-/._]|(?<=\p{Ll})(?=\p{Lu})/u);
  return pieces.length > 1 ? pieces.filter((piece) => piece !== "") : [word];
}

function fixOf(page: Page, word: string): string {
  const best = bestOf(page, word);
  const add = `add the word to ${WORDS_FILE}`;
  return best === undefined ? `${add}.` : `write "${best}", or ${add}.`;
}

const bests = new Map<string, string | undefined>();

/** The word that was most likely meant; a long search, done once for each word. */
function bestOf({ given }: Page, word: string): string | undefined {
  if (!bests.has(word))
    bests.set(
      word,
      namesByLetters().get(word.toLowerCase()) ?? given?.correctName(word) ?? suggestionFor(word),
    );
  return bests.get(word);
}

let names: ReadonlyMap<string, string> | undefined;

/** The project's words by their letters in lower case: a name with wrong capitals needs no long search. */
function namesByLetters(): ReadonlyMap<string, string> {
  names ??= new Map(projectWords().map((word) => [word.toLowerCase(), word]));
  return names;
}
