import { distance } from "fastest-levenshtein";

/** The candidate closest to `word` in spelling, when it is close enough to be a typing mistake. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  // Two other letters make another word of three.
  const limit = word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
  let best: { readonly name: string; readonly edits: number } | undefined;
  for (const name of candidates) {
    const edits = distance(word.toLowerCase(), name.toLowerCase());
    if (edits <= limit && (!best || edits < best.edits)) best = { name, edits };
  }
  return best?.name;
}
