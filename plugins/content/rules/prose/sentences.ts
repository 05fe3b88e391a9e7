import type { Sentence } from "nlcst";
import { toString } from "nlcst-to-string";
import { findingAtNode, type Page } from "../../parse";
import type { Finding } from "../../../report";
import { proseOf } from "./read";

/** Words; inline code counts as one. */
export const LONGEST_SENTENCE = 30;

/** A sentence that a reader can hold in the head. */
export function sentenceRule(page: Page): Finding[] {
  return proseOf(page).sentences.flatMap((node) => {
    const length = lengthOf(node);
    if (length <= LONGEST_SENTENCE) return [];
    const message = `The sentence has ${length} words.`;
    const fix = `write sentences of at most ${LONGEST_SENTENCE} words, or a list.`;
    return [findingAtNode(page, node, { rule: "sentence-length", message, fix })];
  });
}

/** Words of the longest part: before code the parser does not see that a sentence ends. */
function lengthOf({ children }: Sentence): number {
  let [length, longest] = [0, 0];
  for (const child of children) {
    if (child.type === "WordNode" || child.type === "SourceNode") length += 1;
    longest = Math.max(longest, length);
    if (/[.!?]$/.test(toString(child)) && child.type !== "SourceNode") length = 0;
  }
  return longest;
}
