import { distance } from "fastest-levenshtein";

/** The candidate with the fewest edits (Levenshtein) from `word`; undefined when none is near enough for a typing mistake. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  // Two other letters make another word of four.
  const limit = word.length <= 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  let best: { readonly name: string; readonly edits: number } | undefined;
  for (const name of candidates) {
    const edits = editsOf(word.toLowerCase(), name.toLowerCase());
    if (edits <= limit && (!best || edits < best.edits)) best = { name, edits };
  }
  return best?.name;
}

/** Two letters that changed places are one mistake. */
function editsOf(word: string, name: string): number {
  const edits = distance(word, name);
  return edits === 2 && Array.from(word).sort().join("") === Array.from(name).sort().join("") ? 1 : edits;
}
