import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { distance } from "fastest-levenshtein";
import type * as Tries from "cspell-trie-lib";
import nspell from "nspell";
import { once } from "../../parse/once";

/** Words of this project, one a line, sorted; a word is right with its capitals. */
export const WORDS_FILE = "plugins/content/rules/prose/words.txt";

/** Entries of the dictionary are grouped by at most this number of first letters. */
const MAX_KEY_CHARS = 4;

/** A suffix rule replaces at most this number of letters at the end of an entry: "fly" becomes "flies". */
const MAX_REPLACED_CHARS = 1;

interface Dictionary {
  readonly speller: nspell;
  /** Entries that the speller has not read yet, by their keys. */
  readonly unread: Map<string, string[]>;
  /** Prefixes that rules put before entries. */
  readonly prefixes: readonly string[];
}

let opened: Dictionary | undefined;

/**
 * True if a word, without digits, is in the dictionary of American English, among the terms of software, or among the words of
 * the project.
 */
export function isInDictionary(word: string): boolean {
  const letters = word.toLowerCase();
  return (
    isEnglish(word) || [word, letters].some((form) => softwareTerms().has(form) || moreWords().has(form))
  );
}

/** True if a word is a term of software, and not a word of English, whose forms the dictionary knows: `commited` is wrong. */
export function isTerm(word: string): boolean {
  return projectForm(word) === word || (!isEnglish(word) && softwareTerms().has(word.toLowerCase()));
}

/** True if a word is in the dictionary of American English or among the words of the project. */
export function isEnglish(word: string): boolean {
  const dictionary = (opened ??= open());
  readEntriesFor(word, dictionary);
  return dictionary.speller.correct(word);
}

const load = createRequire(__filename);

/** A list four times as long as the dictionary. It is opened at the first word that is nowhere else, which takes 0.3 seconds. */
const moreWords = once((): Pick<Tries.ITrie, "has"> => {
  // The package has no entry for `require`.
  const { decodeTrie } = load("../../../../node_modules/cspell-trie-lib/dist/index.js") as typeof Tries;
  const folder = path.dirname(load.resolve("@cspell/dict-en_us"));
  return decodeTrie(new Uint8Array(gunzipSync(fs.readFileSync(path.join(folder, "en_US.trie.gz")))));
});

/** Letters of a word. Shorter ones are near anything; in longer ones two letters may be wrong. */
const SHORT_WORD = 4;
const LONG_WORD = 10;

/** The word of the dictionary that was most likely meant, if one is near; a long search. */
export function suggestionFor(word: string): string | undefined {
  if (word.length < SHORT_WORD) return commonWordOf(word);
  // Names and abbreviations are in no dictionary, and what is near them is something else.
  if (/\p{Lu}/u.test(word.slice(1))) return undefined;
  const american = americanForms(word).find(isInDictionary);
  if (american !== undefined) return american;
  const dictionary = (opened ??= open());
  for (const key of dictionary.unread.keys()) readEntries(key, dictionary);
  const limit = word.length < LONG_WORD ? 1 : 2;
  const near = dictionary.speller.suggest(word).filter((other) => isNear(word, other, limit));
  return near.sort((a, b) => unlikeness(word, a) - unlikeness(word, b))[0];
}

const VOWEL = /[aeiouy]/g;

/** People rarely miss the first letter, and rather leave out or double a letter, or take one vowel for another, than write a wrong one. */
function unlikeness(word: string, other: string): number {
  const [a, b] = [word.toLowerCase(), other.toLowerCase()];
  const isWrongLetter = a.length === b.length && lettersOf(a) !== lettersOf(b);
  const isWrongVowel = isWrongLetter && a.replace(VOWEL, "a") === b.replace(VOWEL, "a");
  return (a[0] === b[0] ? 0 : 3) + (isWrongVowel ? 1 : isWrongLetter ? 2 : 0);
}

/** British spellings with the letters that American English has. */
const BRITISH: readonly (readonly [pattern: RegExp, american: string])[] = [
  [/is(?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/, "iz"],
  [/ys(?=(?:e|ed|es|er|ers|ing)$)/, "yz"],
  [/our/, "or"],
  [/re(?=s?$)/, "er"],
  [/ogue/, "og"],
];

function americanForms(word: string): string[] {
  return BRITISH.map(([pattern, american]) => word.replace(pattern, american));
}

/** Two letters in the wrong order count as one mistake. */
function isNear(word: string, other: string, limit: number): boolean {
  const [a, b] = [word.toLowerCase(), other.toLowerCase()];
  return distance(a, b) <= limit || lettersOf(a) === lettersOf(b);
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

const TERM_PACKAGES = ["software-terms", "fullstack", "node", "npm", "typescript", "companies"].map(
  (name) => `@cspell/dict-${name}`,
);

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

/** The words of the project by their letters in lower case. */
const projectWords = once((): ReadonlyMap<string, string> => {
  const words = fs.readFileSync(path.join(__dirname, "words.txt"), "utf8").split("\n");
  return new Map(words.map((word) => [word.toLowerCase(), word]));
});

/** A word of the project with its capitals; undefined for other words. */
export function projectForm(word: string): string | undefined {
  return projectWords().get(word.toLowerCase());
}

/**
 * Opens the dictionary; its entries are read when a word may come from them. To apply the rules to all 49,568 entries takes
 * a tenth of the check of one page, whose words need an eighth of them.
 */
function open(): Dictionary {
  // The package offers its files by top-level await only, which the configuration cannot load.
  const folder = path.dirname(load.resolve("dictionary-en"));
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), "utf8");
  // These rules are for numbers ("21st"), and the speller can read them only together with all entries.
  const rules = read("index.aff").replace(/^COMPOUNDRULE .*$/gm, "");
  const prefixes = [...rules.matchAll(/^PFX \S+ +\S+ +([a-z]+)/gm)].map(([, prefix = ""]) => prefix);
  const speller = nspell(rules).personal([...projectWords().values()].join("\n"));
  return { speller, unread: entriesByKey(read("index.dic")), prefixes };
}

/** Groups entries by the first letters that every rule leaves as they are. */
function entriesByKey(dictionary: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const entry of dictionary.split("\n").slice(1)) {
    const slash = entry.indexOf("/");
    const chars = slash === -1 ? entry.length : slash;
    const key = entry
      .slice(0, Math.min(MAX_KEY_CHARS, Math.max(0, chars - MAX_REPLACED_CHARS)))
      .toLowerCase();
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** Reads the entries that rules can turn into a word. */
function readEntriesFor(word: string, dictionary: Dictionary): void {
  const letters = word.toLowerCase();
  for (const prefix of ["", ...dictionary.prefixes.filter((known) => letters.startsWith(known))])
    for (let chars = 0; chars <= MAX_KEY_CHARS; chars += 1)
      readEntries(letters.slice(prefix.length, prefix.length + chars), dictionary);
}

function readEntries(key: string, { speller, unread }: Dictionary): void {
  const entries = unread.get(key);
  if (entries === undefined) return;
  // The first line of a dictionary is not an entry.
  speller.dictionary(["", ...entries].join("\n"));
  unread.delete(key);
}
