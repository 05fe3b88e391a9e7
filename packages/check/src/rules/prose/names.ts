import type { Node } from "unist";
import { toString } from "nlcst-to-string";
import { codeOf, nodesOf, oncePerPage, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import { isEnglish, isTerm } from "./dictionary";
import { proseOf } from "./read";

/** Times that a page says a word which it means as a term. */
const TERM_TIMES = 3;

/**
 * True if a word that is in no dictionary is a name on this page.
 *
 * @param word without the ending of a possessive
 * @param index of the word among those of the page
 * @param best the word that was most likely meant, if one is near
 */
export function isName(page: Page, word: string, index: number, best: string | undefined): boolean {
  const letters = word.toLowerCase();
  if (wordsOfCode(page).has(letters) || wordsOfAddresses(page).has(letters)) return true;
  if (best === undefined && (timesOf(page).get(letters) ?? 0) >= TERM_TIMES) return true;
  if (best === undefined && !/^[\p{ASCII}’]*$/u.test(word)) return true;
  if (isMarked(page, index) || isInAddress(page, index) || isWholeLine(page, word, index)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  return (
    isCapital &&
    (best === undefined || isProper(best) || isInTitle(page, index) || hasNameNextToIt(page, index))
  );
}

/** The words of the page's code. */
const wordsOfCode = oncePerPage((page) => wordsIn(codeOf(page).map(({ text }) => text)));

/** The words of addresses of other sites. */
const wordsOfAddresses = oncePerPage((page) =>
  wordsIn(
    nodesOf(page).flatMap((node) => {
      const { url = "" } = node as { readonly url?: string };
      return /^(?:https?:|mailto:)/i.test(url) ? [url] : [];
    }),
  ),
);

/** Words in lower case, and the parts of those with hyphens. */
function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  return new Set(words.flatMap((word) => [word, ...word.split("-")]));
}

const timesOf = oncePerPage((page): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const node of proseOf(page).words) {
    const word = toString(node).toLowerCase();
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  return times;
});

/** `@octo`, `#aabbcc`, and a part of a word: `**c**hange`. */
function isMarked(page: Page, index: number): boolean {
  return /[@#]$|\p{L}[*_~]+$/u.test(page.text.slice(0, offsetAt(page, index)).slice(-9));
}

/** A heading or an item of a list that is one word in small letters names something of code. */
function isWholeLine(page: Page, word: string, index: number): boolean {
  const offset = offsetAt(page, index);
  const [line = ""] = /^.*/.exec(page.text.slice(page.text.lastIndexOf("\n", offset - 1) + 1)) ?? [];
  return /^(?:#{1,6}|\s*[-*+]) +\p{Ll}/u.test(line) && line.replace(/^\s*(?:#+|[-*+]) +/, "").trim() === word;
}

/** Words of an address or a path are no prose, also where no link or import is read: `[text] (/address)`, `out/a-b/index.html`. */
function isInAddress(page: Page, index: number): boolean {
  const offset = offsetAt(page, index);
  const before = page.text.slice(page.text.lastIndexOf("\n", offset - 1) + 1, offset);
  const typed = (/\S*$/.exec(before)?.[0] ?? "") + (/^\S*/.exec(page.text.slice(offset))?.[0] ?? "");
  if (/\w\/\S*\.\p{L}\w{0,4}[.,;:)]?$/u.test(typed)) return true;
  return /\]\s*\(\s*(?:\/|#|\.\.?\/|https?:)[^)]*$|^import\b.* from ["'][^"']*$/i.test(before);
}

/** A name of the dictionary is near many other names. */
function isProper(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !isEnglish(word.toLowerCase()) && !isTerm(word);
}

/** True if the word is in the text of a link to another site: people, projects and titles. */
function isInTitle(page: Page, index: number): boolean {
  const offset = offsetAt(page, index);
  return linksToOthers(page).some(([start, end]) => start <= offset && offset < end);
}

const linksToOthers = oncePerPage((page) =>
  nodesOf(page).flatMap((node) => {
    const isLink = node.type === "link" && /^https?:/i.test((node as { url?: string }).url ?? "");
    return isLink ? [[offsetOf(page.text, node), endOf(page.text, node)] as const] : [];
  }),
);

/** True if the word before or behind is a name or an initial: `Jan Mattner`, `W. Scherer`. */
function hasNameNextToIt(page: Page, index: number): boolean {
  const word = proseOf(page).words[index];
  const around = (word && neighbors(page).get(word)) ?? [];
  return around.some((other) => /^\p{Lu}(?:\p{Ll}|\.?$)/u.test(other) && !isEnglish(other.toLowerCase()));
}

/** The words before and behind each word, where only a space is between them. */
const neighbors = oncePerPage((page): ReadonlyMap<Node, readonly string[]> => {
  const triples = proseOf(page).sentences.flatMap(({ children }) =>
    children.map((node, index) => [children[index - 2], children[index - 1], node] as const),
  );
  const found = new Map<Node, string[]>();
  for (const [first, space, second] of triples) {
    if (first?.type !== "WordNode" || space?.type !== "WhiteSpaceNode" || second.type !== "WordNode")
      continue;
    found.set(first, [...(found.get(first) ?? []), toString(second)]);
    found.set(second, [...(found.get(second) ?? []), toString(first)]);
  }
  return found;
});

function offsetAt(page: Page, index: number): number {
  const node = proseOf(page).words[index];
  return node === undefined ? page.text.length : offsetOf(page.text, node);
}
