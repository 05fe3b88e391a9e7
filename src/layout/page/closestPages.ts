import { distance } from "fastest-levenshtein";

/** Words of a path, lower-case. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
}

/** Share of the wanted words that a page's path has, spelled the same or nearly so; 0 to 1. */
function likeness(wanted: readonly string[], path: string): number {
  const words = wordsOf(path);
  const found = wanted.filter((word) =>
    words.some((other) => distance(word, other) <= Math.floor(word.length / 4)),
  );
  return wanted.length === 0 ? 0 : found.length / wanted.length - words.length / 1000;
}

/**
 * Pages whose addresses are most like a wrong one, best first. Words that all addresses have tell nothing.
 *
 * @param wrong path that has no page
 * @param limit how many at most
 */
export function closestPages<Page extends { readonly href: string }>(
  wrong: string,
  pages: readonly Page[],
  limit = 4,
): Page[] {
  const wanted = wordsOf(wrong).filter((word) => !pages.every(({ href }) => wordsOf(href).includes(word)));
  return pages
    .map((page) => ({ page, score: likeness(wanted, page.href) }))
    .filter(({ score }) => score > 0.2)
    .sort((a, b) => b.score - a.score || a.page.href.localeCompare(b.page.href))
    .slice(0, limit)
    .map(({ page }) => page);
}
