/**
 * Literal texts that pages explain, such as messages of a log: in an element with `data-search="quote"`, each code in a heading with
 * an id, with the first paragraph below it, and the codes of another such element below the heading.
 */
import type { Element, Root } from "hast";
import type { QuotedPage } from "../engine";
import { attribute, elementsOf, isElement, textOf } from "docusaurus-waymark-core/build/html";

/** The quoted texts of a page, in document order; those of a list with `data-search="cause"` are causes. */
export function quotesIn(page: Root): Pick<QuotedPage, "quotes" | "hasCauses"> {
  const lists = elementsOf(page).filter(isQuote);
  const quotes = lists.flatMap((list) => elementsOf(list).flatMap(quotesBelow));
  const hasCauses = lists.some((list) => attribute(list, "dataSearch") === "cause");
  return { quotes, ...(hasCauses && { hasCauses }) };
}

function isQuote(element: Element): boolean {
  return /^(?:quote|cause)$/.test(attribute(element, "dataSearch") ?? "");
}

/** The quoted texts of the headings that are children of an element. */
function quotesBelow({ children }: Element): QuotedPage["quotes"] {
  return children.flatMap((child, position) => {
    const id = isElement(child, "h2", "h3", "h4") ? attribute(child, "id") : undefined;
    const code = id === undefined ? undefined : elementsOf(child, "code")[0];
    if (id === undefined || !code) return [];
    const below = children.slice(position + 1);
    const meaning = below.find((next) => isElement(next, "p"));
    const also = below
      .filter((next) => isElement(next) && isQuote(next))
      .flatMap((list) => elementsOf(list, "code").map(textOf));
    return [[id, textOf(code), meaning ? textOf(meaning) : "", ...also] as const];
  });
}
