import type { QueryUnit } from "./query";
import { removeInflection } from "./stem";
import { smallestParts, splitChunks } from "./tokenize";
import { isStopWord } from "./wordLists";

/**
 * The words of a section as one string without stop words, in which adjacent words can be found with `includes`.
 *
 * @param texts words of each text without inflections; the last word of a text is not adjacent to the first of the next
 */
export function wordSequenceOf(texts: readonly (readonly string[])[]): string {
  return texts.map((words) => ` ${words.filter((word) => !isStopWord(word)).join(" ")} `).join("|");
}

/** All pairs of adjacent words of a text, in the form that they have in a word sequence. */
export function adjacentPairsIn(text: string): readonly string[] {
  const words = splitChunks(text).flatMap((chunk) => {
    const parts = smallestParts(chunk);
    return (parts.length > 0 ? parts : [chunk.token])
      .map(({ term }) => term)
      .filter((term) => !isStopWord(term));
  });
  const bare = words.map(removeInflection);
  return [...new Set(bare.slice(1).map((word, index) => ` ${bare[index] ?? ""} ${word} `))];
}

/** All pairs of adjacent words of a query, in the form that they have in a word sequence. */
export function adjacentPairsOf(units: readonly QueryUnit[]): readonly string[] {
  const words = units
    .flatMap((unit) => unit.words)
    .flatMap(({ term, parts, isPrefix }) =>
      (parts.length > 0 ? parts : [term]).map((part) => ({ text: removeInflection(part), isPrefix })),
    );
  return words
    .slice(1)
    .map(({ text, isPrefix }, index) => ` ${words[index]?.text ?? ""} ${text}${isPrefix ? "" : " "}`);
}

/** The adjacency of a section: which part of the query's pairs its word sequence has, 0 to 1. */
export function adjacencyOf(wordSequence: string, pairs: readonly string[]): number {
  if (pairs.length === 0) return 0;
  return pairs.filter((pair) => wordSequence.includes(pair)).length / pairs.length;
}
