import { toString } from "nlcst-to-string";
import { findingAtNode, replacing, TOKEN_LETTER, type Page } from "../../parse";
import { offsetOf } from "../../parse/place";
import type { Finding } from "../../../report";
import { isNote } from "../text/unfinished";
import { isInDictionary, projectWords, suggestionFor, WORDS_FILE } from "./dictionary";
import { proseOf } from "./read";

const known = new Map<string, boolean>();

/** Every word is in the dictionary of American English or among the words of the project. */
export function spellingRule(page: Page): Finding[] {
  return proseOf(page).words.flatMap((node) => {
    const word = toString(node);
    if (isRight(page, word) || isInAddress(page, node)) return [];
    const message = `"${word}" is not in the dictionary.`;
    const edit = replacing(page.text, offsetOf(page.text, node), word, bestOf(page, word));
    return [findingAtNode(page, node, { rule: "spelling", message, fix: fixOf(page, word), ...edit })];
  });
}

/** Words of an address are no prose, also where no link or import is read: `[text] (/address)`, `from "./_name.mdx"`. */
function isInAddress(page: Page, node: Parameters<typeof offsetOf>[1]): boolean {
  const offset = offsetOf(page.text, node);
  const before = page.text.slice(page.text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /\]\s*\(\s*(?:\/|#|\.\.?\/|https?:)[^)]*$|^import\b.* from ["'][^"']*$/i.test(before);
}

function isRight({ given }: Page, word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const right = !isWord(word) || isNote(word) || given?.isName(word) === true || isSpelled(word);
  known.set(word, right);
  return right;
}

/** Numbers, names of tokens and words with digits (`0.60.0`, `IPv4`, `x86`) have no spelling. */
function isWord(word: string): boolean {
  return !word.includes(TOKEN_LETTER) && !/\d/.test(word) && /\p{L}/u.test(word);
}

/** A compound is right when its parts are; a possessive when its noun is. */
function isSpelled(word: string): boolean {
  const plain = word.replace(/’/g, "'");
  const noun = plain.replace(/'s?$/, "");
  return [plain, noun].some((form) => isInDictionary(form) || parts(form).every(isInDictionary));
}

function parts(word: string): string[] {
  const pieces = word.split(/[-/._]/);
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
