import { distance } from "fastest-levenshtein";

/** Pages with a lower score are not suggested. */
const MIN_SCORE = 0.2;

/** More pages are not suggested. */
const MAX_SUGGESTIONS = 4;

/** Words of a path, lower-case. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
}

/** True if two words differ only by a typing mistake for each four characters. */
function isLike(wanted: string, other: string, fewest = 0): boolean {
  return distance(wanted, other) <= Math.max(fewest, Math.floor(wanted.length / 4));
}

/** The last part of a path without what separates its words: "setupkeys" for `/resources/setup-keys`. */
function nameOf(path: string): string {
  return wordsOf(path.replace(/\/$/, "").replace(/.*\//, "")).join("");
}

/**
 * Share of the wanted words that a path has, 0 to 1, and 1 more for a name similar to that of the unknown path. Shorter paths win
 * ties.
 */
function similarity(unknown: string, wanted: readonly string[], path: string): number {
  const words = wordsOf(path);
  const found = wanted.filter((word) => words.some((other) => isLike(word, other)));
  const name = nameOf(unknown);
  const hasName = name !== "" && isLike(name, nameOf(path), name.length > 2 ? 1 : 0);
  return (hasName ? 1 : 0) + (wanted.length === 0 ? 0 : found.length / wanted.length - words.length / 1000);
}

/**
 * Pages with the addresses most similar to an unknown one, best first. Words that more than half of the addresses have, such as
 * their folders, are ignored.
 *
 * @param unknown path without a page
 */
export function similarPages<Page extends { readonly href: string }>(
  unknown: string,
  pages: readonly Page[],
): Page[] {
  const wanted = wordsOf(unknown).filter(
    (word) => 2 * pages.filter(({ href }) => wordsOf(href).includes(word)).length <= pages.length,
  );
  return pages
    .map((page) => ({ page, score: similarity(unknown, wanted, page.href) }))
    .filter(({ score }) => score > MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.page.href.localeCompare(b.page.href))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

/** Pages in the folder that a path names; empty when it names none. */
export function pagesBelow<Page extends { readonly href: string }>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const folder = `${path.replace(/\/+$/, "")}/`;
  return folder === "/" ? [] : pages.filter(({ href }) => href.startsWith(folder));
}
