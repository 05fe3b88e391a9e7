import type { SentenceContent } from "nlcst";
import { search } from "nlcst-search";
import { toString } from "nlcst-to-string";
import { findingAtNode, oncePerPage, replacing, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import type { Finding } from "docusaurus-waymark-core/report";
import { proseOf } from "./read";
import { PHRASES, RIGHT, TERMS } from "./phraseList";

/** One word for one thing: the terms of this site, with their capitals. */
export function termRule(page: Page): Finding[] {
  return matches(page).flatMap(({ node, text, phrase }) => {
    const value = TERMS[phrase];
    if (value === undefined || isWritten(text, value)) return [];
    const message = `This site does not write "${text}".`;
    const isFirst = /^\p{Lu}\P{Lu}*$/u.test(text) && value === value.toLowerCase();
    const next = isFirst ? value.charAt(0).toUpperCase() + value.slice(1) : value;
    const edit = replacing(page.text, offsetOf(page.text, node), text, next);
    return [findingAtNode(page, node, { rule: "term", message, fix: `write "${value}".`, ...edit })];
  });
}

/** No words that only fill or flatter, and no unidiomatic phrases. */
export function phraseRule(page: Page): Finding[] {
  return matches(page).flatMap(({ node, text, phrase }) => {
    const fix = INSTEAD.get(phrase);
    if (fix === undefined) return [];
    const message = `This site does not write "${text}".`;
    return [findingAtNode(page, node, { rule: "phrase", message, fix: `${fix}.` })];
  });
}

interface Match {
  readonly node: SentenceContent;
  readonly text: string;
  readonly phrase: string;
}

/** Each form of a phrase with what to do instead. */
const INSTEAD: ReadonlyMap<string, string> = new Map(
  PHRASES.flatMap(({ match, instead }) => match.map((form) => [form, instead] as const)),
);
const SEARCHED = [...Object.keys(TERMS), ...INSTEAD.keys(), ...RIGHT];

/** Terms and phrases of a page: one search for both rules. */
const matches = oncePerPage((page): readonly Match[] => {
  const found: Match[] = [];
  search(proseOf(page).root, SEARCHED, (nodes, _index, _parent, phrase) => {
    const [node] = nodes;
    if (node) found.push({ node, text: toString(nodes), phrase });
  });
  const right = new Set(found.filter(({ phrase }) => RIGHT.includes(phrase)).map(({ node }) => node));
  return found.filter(({ node }) => !right.has(node));
});

/** Labels of the product have capitals of their own, so only the capitals of names count. A word may end with the hyphen of a list. */
function isWritten(written: string, value: string): boolean {
  const text = written.replace(/-$/, "");
  return text === value || (value === value.toLowerCase() && text.toLowerCase() === value);
}
