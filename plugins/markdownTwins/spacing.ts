import type { Element, ElementContent } from "hast";
import { isElement, textOf } from "./elements";

/** Elements within a line that the page's style sets apart. */
const INLINE = ["a", "b", "code", "em", "span", "strong"] as const;

/** A copy with a space between inline elements that touch: what the style keeps apart, text has to as well. */
export function withSpacing(element: Element): Element {
  if (["pre", "code"].includes(element.tagName)) return element;
  const children = element.children.map((child): ElementContent =>
    isElement(child) ? withSpacing(child) : child,
  );
  return {
    ...element,
    children: children.flatMap((child, index) => [...gap(children[index - 1], child), child]),
  };
}

function gap(before: ElementContent | undefined, after: ElementContent): ElementContent[] {
  const touch = isElement(before, ...INLINE) && isElement(after, ...INLINE);
  if (!touch || /\s$/.test(textOf(before)) || /^[\s.,;:)]/.test(textOf(after))) return [];
  return [{ type: "text", value: " " }];
}
