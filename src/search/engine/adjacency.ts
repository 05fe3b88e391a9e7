import { inflectionOf } from "./forms";
import type { QueryUnit } from "./query";
import { isStopWord } from "./stopWords";

/**
 * The words of a section in one line, stop words out, so that words side by side are a part of it.
 *
 * @param texts words of each text without inflections; the end of one is no neighbor of the next one's beginning
 */
export function sequenceOf(texts: readonly (readonly string[])[]): string {
  return texts.map((words) => ` ${words.filter((word) => !isStopWord(word)).join(" ")} `).join("|");
}

/** Neighboring words of a query, as they stand in the sequence of a section that has them side by side. */
export function pairsOf(units: readonly QueryUnit[]): readonly string[] {
  const words = units
    .flatMap((unit) => unit.words)
    .flatMap(({ term, parts, open }) =>
      (parts.length > 0 ? parts : [term]).map((part) => ({ text: inflectionOf(part), open })),
    );
  return words
    .slice(1)
    .map(({ text, open }, place) => ` ${words[place]?.text ?? ""} ${text}${open ? "" : " "}`);
}

/** Part of the pairs that a section has, 0 to 1. */
export function pairShare(sequence: string, pairs: readonly string[]): number {
  if (pairs.length === 0) return 0;
  return pairs.filter((pair) => sequence.includes(pair)).length / pairs.length;
}
