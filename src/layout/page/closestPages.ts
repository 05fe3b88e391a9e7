import { distance } from "fastest-levenshtein";

/** Pages with a lower score are not suggested. */
const MIN_SCORE = 0.2;

/** Words of a path, lower-case. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
}

/** Share of the wanted words that a path has, with a few typing mistakes allowed; 0 to 1. Shorter paths win ties. */
function similarity(wanted: readonly string[], path: string): number {
  const words = wordsOf(path);
  const found = wanted.filter((word) =>
    words.some((other) => distance(word, other) <= Math.floor(word.length / 4)),
  );
  return wanted.length === 0 ? 0 : found.length / wanted.length - words.length / 1000;
}

/**
 * Pages with the addresses most similar to an unknown one, best first. Words that are in every address are ignored.
 *
 * @param unknown path without a page
 * @param limit maximum number of pages
 */
export function closestPages<Page extends { readonly href: string }>(
  unknown: string,
  pages: readonly Page[],
  limit = 4,
): Page[] {
  const wanted = wordsOf(unknown).filter((word) => !pages.every(({ href }) => wordsOf(href).includes(word)));
  return pages
    .map((page) => ({ page, score: similarity(wanted, page.href) }))
    .filter(({ score }) => score > MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.page.href.localeCompare(b.page.href))
    .slice(0, limit)
    .map(({ page }) => page);
}
