import type { Sentence } from "nlcst";
import { findingAtNode, type Page } from "../../page";
import type { Finding } from "../../report";
import type { Site } from "../site";
import { proseOf } from "./read";

/** Words; inline code counts as one. */
export const LONGEST_SENTENCE = 40;

/** A sentence that a reader can hold in the head. */
export function sentenceRule(page: Page, { components }: Site): Finding[] {
  return proseOf(page, components).sentences.flatMap((node) => {
    const length = lengthOf(node);
    if (length <= LONGEST_SENTENCE) return [];
    const message = `The sentence has ${length} words.`;
    const fix = `write sentences of at most ${LONGEST_SENTENCE} words, or a list.`;
    return [findingAtNode(page, node, { rule: "sentence-length", message, fix })];
  });
}

function lengthOf({ children }: Sentence): number {
  return children.filter(({ type }) => type === "WordNode" || type === "SourceNode").length;
}
