import type { Sentence } from "nlcst";
import { toString } from "nlcst-to-string";
import { findingAtNode, type Page } from "docusaurus-waymark-core/parse";
import type { Finding } from "docusaurus-waymark-core/report";
import { proseOf } from "./read";

/** Inline code counts as one word. */
const MAX_SENTENCE_WORDS = 40;

/** No sentence is too long to understand at the first reading. */
export function sentenceRule(page: Page): Finding[] {
  return proseOf(page).sentences.flatMap((node) => {
    const length = lengthOf(node);
    if (length <= MAX_SENTENCE_WORDS) return [];
    const message = `The sentence has ${length} words.`;
    const fix = `write sentences of at most ${MAX_SENTENCE_WORDS} words, or a list.`;
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
