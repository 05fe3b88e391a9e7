import fs from "node:fs";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { siteFile } from "docusaurus-waymark-core/site/siteFile";
import { requireFile } from "docusaurus-waymark-core/build/requireFile";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { distance } from "fastest-levenshtein";
import type * as Tries from "cspell-trie-lib";
import { once } from "docusaurus-waymark-core/lib/once";

/** The file with the words of the site, one a line, sorted; a word is right with its capitals. From the project root. */
export function wordsFile(): string {
  return `${currentSite().facts}/words.txt`;
}

/** The words of the site as they are written; empty without a file. */
export function wordsText(): string {
  return siteFile(wordsFile());
}

/** True if a word, without digits, is in the dictionary, among the terms of software, or among the words of the project. */
export function isInDictionary(word: string): boolean {
  return isEnglish(word) || softwareTerms().has(word.toLowerCase());
}

/** True if a word is a term of software, and not a word of English, whose forms the dictionary knows: `commited` is wrong. */
export function isTerm(word: string): boolean {
  const letters = word.toLowerCase();
  // At the start of a sentence or of a title, a word has a capital.
  if ([word, letters].some((form) => projectForm(form) === form)) return true;
  return !isEnglish(word) && softwareTerms().has(letters);
}

/** True if a word is in the dictionary of American English or among the words of the project; it may have capitals. */
export function isEnglish(word: string): boolean {
  const letters = word.toLowerCase();
  const forms =
    word === letters ? [word] : [word, letters, word === word.toUpperCase() ? capitalized(letters) : word];
  return forms.some((form) => projectForm(form) === form || english().has(form));
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

const load = createRequire(__filename);

const tries = once(() => requireFile("cspell-trie-lib", "dist/index.js") as typeof Tries);

const english = once((): Tries.ITrie => {
  const folder = path.dirname(load.resolve("@cspell/dict-en_us"));
  const data = gunzipSync(fs.readFileSync(path.join(folder, "en_US.trie.gz")));
  return tries().decodeTrie(new Uint8Array(data));
});

/** Terms of software and words of the project, for suggestions. */
const terms = once((): Tries.ITrie =>
  tries().buildITrieFromWords([...new Set([...softwareTerms(), ...projectWords().values()])]),
);

/** Words at most two changes away, without a limit of time. With fewer of them the search leaves out near ones. */
const SEARCH = { numSuggestions: 50, changeLimit: 2, ignoreCase: false, timeout: 60_000 };

/** Letters of a word. Shorter ones are near anything; in longer ones two letters may be wrong. */
const SHORT_WORD = 4;
const LONG_WORD = 10;

/** The word of the dictionary that was most likely meant, if one is near; a long search. */
export function suggestionFor(word: string): string | undefined {
  const letters = word.toLowerCase();
  if (word.length < SHORT_WORD) return commonWordOf(word);
  // Names and abbreviations are in no dictionary, and what is near them is something else.
  if (/\p{Lu}/u.test(word.slice(1))) return undefined;
  const american = americanForms(word).find(isInDictionary);
  if (american !== undefined) return american;
  const limit = word.length < LONG_WORD ? 1 : 2;
  const [best] = [terms(), english()]
    .flatMap((trie) => trie.suggest(letters, SEARCH))
    .filter((other) => mistakesIn(letters, other.toLowerCase()) <= limit && isInDictionary(other))
    .sort((a, b) => unlikeness(letters, a.toLowerCase()) - unlikeness(letters, b.toLowerCase()));
  if (best === undefined) return undefined;
  return projectForm(best) ?? (word === letters ? best : capitalized(best));
}

const VOWEL = /[aeiouy]/g;

/** People rarely miss the first letter, and rather leave out or double a letter, or take one vowel for another, than write a wrong one. */
function unlikeness(word: string, other: string): number {
  const isWrongLetter = word.length === other.length && lettersOf(word) !== lettersOf(other);
  const isWrongVowel = isWrongLetter && word.replace(VOWEL, "a") === other.replace(VOWEL, "a");
  const kind = (word[0] === other[0] ? 0 : 3) + (isWrongVowel ? 1 : isWrongLetter ? 2 : 0);
  return kind + 4 * mistakesIn(word, other);
}

/** British spellings with the letters that American English has. */
const BRITISH: readonly (readonly [pattern: RegExp, american: string])[] = [
  [/is(?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/, "iz"],
  [/ys(?=(?:e|ed|es|er|ers|ing)$)/, "yz"],
  [/our/, "or"],
  [/re(?=s?$)/, "er"],
  [/ogue/, "og"],
  [/artef/, "artif"],
];

function americanForms(word: string): string[] {
  return BRITISH.map(([pattern, american]) => word.replace(pattern, american));
}

/** The number of changes that make one word of another. Two letters in the wrong order count as one. */
function mistakesIn(word: string, other: string): number {
  const changes = distance(word, other);
  return changes === 2 && lettersOf(word) === lettersOf(other) ? 1 : changes;
}

const COMMON_WORDS =
  "the and for are was has not you can its our use all to of is it in on at as be by or an we if so".split(
    " ",
  );

/** The common short word that has the letters of a word in another order: `teh`, `fo`. */
function commonWordOf(word: string): string | undefined {
  return COMMON_WORDS.find((common) => lettersOf(common) === lettersOf(word.toLowerCase()));
}

function lettersOf(word: string): string {
  return word.split("").sort().join("");
}

const TERM_PACKAGES = ["software-terms", "node", "companies"].map((name) => `@cspell/dict-${name}`);

/** Terms of software, in lower case, from packages that other spelling checkers share. */
const softwareTerms = once((): ReadonlySet<string> => {
  const folders = TERM_PACKAGES.map((name) => path.join(path.dirname(load.resolve(name)), "dict"));
  const files = folders.flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)));
  const texts = files.flatMap((file) => {
    const data = fs.readFileSync(file);
    if (file.endsWith(".txt.gz")) return [gunzipSync(data).toString("utf8")];
    return file.endsWith(".txt") ? [data.toString("utf8")] : [];
  });
  const lines = texts.flatMap((text) => text.split("\n"));
  return new Set(lines.filter((line) => /^[\p{L}'’-]{2,}$/u.test(line)).map((line) => line.toLowerCase()));
});

/** The words of the project with some more, in their order; the text of the file. */
export function withWords(text: string, words: Iterable<string>): string {
  const all = new Set([...text.split("\n"), ...words]);
  all.delete("");
  const order = new Intl.Collator("en", { sensitivity: "base" });
  return `${[...all].sort((a, b) => order.compare(a, b) || (a < b ? -1 : 1)).join("\n")}\n`;
}

/** Words that are no terms of software, which every site may use. */
const SHARED_WORDS = path.join(__dirname, "words.txt");

/** The words of every site and of this one, by their letters in lower case. */
const projectWords = once((): ReadonlyMap<string, string> => {
  const words = `${fs.readFileSync(SHARED_WORDS, "utf8")}\n${wordsText()}`.split("\n").filter(Boolean);
  return new Map(words.map((word) => [word.toLowerCase(), word]));
});

/** A word of the project with its capitals; undefined for other words. */
export function projectForm(word: string): string | undefined {
  return projectWords().get(word.toLowerCase());
}
