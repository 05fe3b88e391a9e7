import { editDistance } from "../../lib/nearest";

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
    words.some((other) => editDistance(word, other) <= Math.floor(word.length / 4)),
  );
  return wanted.length === 0 ? 0 : found.length / wanted.length - words.length / 1000;
}

/**
 * Pages whose addresses are most like a wrong one, best first.
 *
 * @param wrong path that has no page
 * @param paths paths of all pages
 * @param limit how many at most
 */
export function closestPages(wrong: string, paths: readonly string[], limit = 4): string[] {
  const wanted = wordsOf(wrong);
  return paths
    .map((path) => ({ path, score: likeness(wanted, path) }))
    .filter(({ score }) => score > 0.2)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, limit)
    .map(({ path }) => path);
}
