import type { Element, ElementContent, Root } from "hast";
import { attribute, elementsOf, findElement, hasClass, isElement, textOf } from "../../lib/html";

/** Elements that say nothing on paper. */
const CONTROLS = ["button", "dialog", "input", "label", "noscript", "script", "style"] as const;

/** Elements within a line that the page's style sets apart. */
const INLINE = ["a", "b", "code", "em", "span", "strong"] as const;

/**
 * The written part of a page, reduced to what Markdown has a use for: without controls, code as its text alone (its
 * colors are most elements of a page), drawings as their titles and descriptions, each once.
 *
 * @returns undefined for a page without an element of class `markdown`
 */
export function articleOf(page: Root): Element | undefined {
  const body = findElement(page, (element) => hasClass(element, "markdown"));
  return body && reduced(body, new Set());
}

/** @param drawings titles of the drawings before: one that comes in two shapes, for narrow screens too, counts once */
function reduced(element: Element, drawings: Set<string>): Element {
  const { tagName } = element;
  if (tagName === "pre" || tagName === "code")
    return { ...element, children: [{ type: "text", value: textOf(element) }] };
  if (tagName === "svg") return { ...element, children: elementsOf(element, "title", "desc") };
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [child];
    if (child.type !== "element" || isControl(child) || isHeadingAnchor(child, element)) return [];
    return isRepeated(child, drawings) ? [] : [reduced(child, drawings)];
  });
  return { ...element, children: apart(children) };
}

function isControl(element: Element): boolean {
  return (
    isElement(element, ...CONTROLS) ||
    attribute(element, "role") === "status" ||
    attribute(element, "ariaHidden") === "true"
  );
}

/** The link of a heading to itself. */
function isHeadingAnchor(element: Element, parent: Element): boolean {
  return isElement(element, "a") && /^h[1-6]$/.test(parent.tagName) && textOf(element).trim() === "";
}

function isRepeated(element: Element, drawings: Set<string>): boolean {
  if (element.tagName !== "svg") return false;
  const [title] = elementsOf(element, "title");
  if (!title) return false;
  const isKnown = drawings.has(textOf(title));
  drawings.add(textOf(title));
  return isKnown;
}

/** Puts a space between inline elements that touch: what the style keeps apart, text has to as well. */
function apart(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] =>
    touch(children[index - 1], child) ? [{ type: "text", value: " " }, child] : [child],
  );
}

function touch(before: ElementContent | undefined, after: ElementContent): boolean {
  return (
    isElement(before, ...INLINE) &&
    isElement(after, ...INLINE) &&
    !/\s$/.test(textOf(before)) &&
    !/^[\s.,;:)]/.test(textOf(after))
  );
}
