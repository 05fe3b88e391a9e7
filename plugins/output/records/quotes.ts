/**
 * Literal texts that pages explain, such as messages of a log: in an element with `data-search="quote"`, each code in a heading with
 * an id, with the first paragraph below it.
 */
import type { Element, Root } from "hast";
import type { QuotedPage } from "../../../src/search/engine";
import { attribute, elementsOf, isElement, textOf } from "../../lib/html";

/** The quoted texts of a page, in document order. */
export function quotesIn(page: Root): QuotedPage["quotes"] {
  return elementsOf(page)
    .filter((element) => attribute(element, "dataSearch") === "quote")
    .flatMap((list) => elementsOf(list).flatMap(quotesBelow));
}

/** The quoted texts of the headings that are children of an element. */
function quotesBelow({ children }: Element): QuotedPage["quotes"] {
  return children.flatMap((child, position) => {
    const id = isElement(child, "h2", "h3", "h4") ? attribute(child, "id") : undefined;
    const code = id === undefined ? undefined : elementsOf(child, "code")[0];
    if (id === undefined || !code) return [];
    const meaning = children.slice(position + 1).find((next) => isElement(next, "p"));
    return [[id, textOf(code), meaning ? textOf(meaning) : ""] as const];
  });
}
