import { toString } from "nlcst-to-string";
import { findingAtNode, guessing, TOKEN_LETTER, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import type { Finding } from "docusaurus-waymark-core/report";
import { isNote } from "../text/unfinished";
import { projectForm, suggestionFor, wordsFile } from "./dictionary";
import { ABBREVIATION, isCoined, isSpelled } from "./forms";
import { isName } from "./names";
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

/** Words that no page in English has: so many that no dictionary knows, and so large a part of all. */
const OTHER_LANGUAGE = { words: 20, part: 0.2 } as const;

/** Every word is in a dictionary, among the words of the project, or a name. A page in another language has one finding. */
export function spellingRule(page: Page): Finding[] {
  const found = unknownWords(page);
  const [first] = found;
  const { words, part } = OTHER_LANGUAGE;
  if (first === undefined || found.length < Math.max(words, proseOf(page).words.length * part)) return found;
  const { edits: _, ...finding } = first;
  const message = "Many words of the page are in no dictionary of English.";
  return [
    { ...finding, message, fix: "write English; translations are in i18n, in a folder for each language." },
  ];
}

function unknownWords(page: Page): Finding[] {
  return proseOf(page).words.flatMap((node, index) => {
    const word = toString(node).replace(/[.\uFE0F¹²³⁰-⁹₀-₉-]+$/, "");
    if (isRight(page, word)) return [];
    const noun = word.replace(/['’]s$/, "");
    const best = bestOf(page, noun);
    if (isName(page, noun, index, best) || isFormOf(best, noun)) return [];
    const message = `"${word}" is not in the dictionary.`;
    const add = `add the word to ${wordsFile()}`;
    const fix = best === undefined ? `${add}.` : `write "${best}", or ${add}.`;
    const edit = guessing(page.text, offsetOf(page.text, node), noun, best);
    return [findingAtNode(page, node, { rule: "spelling", message, fix, ...edit })];
  });
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

/** Words in another script than Latin have no spelling either. */
function isWord(word: string): boolean {
  if (word.includes(TOKEN_LETTER) || NO_SPELLING.test(word) || ABBREVIATION.test(word)) return false;
  return /\p{Script=Latin}/u.test(word);
}

/** True if a word is a form of the one that is nearest (`uppercased`), or made of others where none is near. */
function isFormOf(best: string | undefined, word: string): boolean {
  return best === undefined ? isCoined(word) : /e$/.test(best) && [`${best}d`, `${best}s`].includes(word);
}

const bests = new Map<string, string | undefined>();

/** The word that was most likely meant; a long search, done once for each word. */
function bestOf({ given }: Page, word: string): string | undefined {
  if (!bests.has(word)) bests.set(word, projectForm(word) ?? given?.correctName(word) ?? suggestionFor(word));
  return bests.get(word);
}
