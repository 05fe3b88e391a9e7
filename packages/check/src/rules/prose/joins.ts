import { toString } from "nlcst-to-string";
import { findingAtNode, type Page } from "docusaurus-waymark-core/parse";
import type { Finding } from "docusaurus-waymark-core/report";
import { paragraphsOf } from "./read";

/** More of them in a paragraph sound as if each statement had to be defended. */
const MAX_JOINS = 1;

/** A clause that a comma ties to the one before. `so that` says for what, and not with which result. */
const JOIN = /, (?:so(?! that)|because|which|but|while) /g;

/** A reason that nobody asks for is left out, and one that matters has a sentence. */
export function joinRule(page: Page): Finding[] {
  return paragraphsOf(page).flatMap((sentences) => {
    const [first] = sentences;
    const joins = sentences.flatMap((sentence) => toString(sentence).match(JOIN) ?? []).length;
    if (!first || joins <= MAX_JOINS) return [];
    const message = `The paragraph ties ${joins} clauses to others with a comma and "so", "because", "which", "but", or "while".`;
    const fix = "leave out what nobody would ask, and give the rest sentences of its own.";
    return [findingAtNode(page, first, { rule: "comma-join", message, fix })];
  });
}
