import { nearest } from "../lib/nearest";

/** Largest number of names in a finding. */
const MAX_LISTED_NAMES = 45;

/**
 * "write `near`", or the choice of all names when nothing is close.
 *
 * @param the folder of the names, for a list that is too long to print
 */
export function choose(word: string, names: readonly string[], where = "src/facts"): string {
  const near = nearest(word, names);
  if (near !== undefined) return `write "${near}".`;
  if (names.length > MAX_LISTED_NAMES) return `use one of the ${new Set(names).size} names in ${where}.`;
  return names.length === 0 ? "remove it." : `use one of ${[...new Set(names)].sort().join(", ")}.`;
}
