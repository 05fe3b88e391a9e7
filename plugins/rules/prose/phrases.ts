import type { SentenceContent } from "nlcst";
import { search } from "nlcst-search";
import { toString } from "nlcst-to-string";
import { findingAtNode, type Page } from "../../page";
import type { Finding } from "../../report";
import type { Site } from "../site";
import { proseOf } from "./read";
import { BANNED, TERMS } from "./terms";

/** One word for one thing: the terms of this site, with their capitals. */
export function termRule(page: Page, site: Site): Finding[] {
  return matches(page, site, TERMS).flatMap(({ node, text, value }) => {
    if (isWritten(text, value)) return [];
    const message = `This site does not write "${text}".`;
    return [findingAtNode(page, node, { rule: "term", message, fix: `write "${value}".` })];
  });
}

/** No words that only fill or flatter. */
export function phraseRule(page: Page, site: Site): Finding[] {
  return matches(page, site, BANNED).map(({ node, text, value }) =>
    findingAtNode(page, node, {
      rule: "phrase",
      message: `"${text}" tells the reader nothing.`,
      fix: `${value}.`,
    }),
  );
}

interface Match {
  readonly node: SentenceContent;
  readonly text: string;
  readonly value: string;
}

function matches(page: Page, { components }: Site, table: Readonly<Record<string, string>>): Match[] {
  const found: Match[] = [];
  const phrases = Object.keys(table);
  search(proseOf(page, components).root, phrases, (nodes, _index, _parent, phrase) => {
    const [node] = nodes;
    if (node) found.push({ node, text: toString(nodes), value: table[phrase] ?? "" });
  });
  return found;
}

/** Labels of the product have capitals of their own, so only the capitals of names count. */
function isWritten(text: string, value: string): boolean {
  return text === value || (value === value.toLowerCase() && text.toLowerCase() === value);
}
