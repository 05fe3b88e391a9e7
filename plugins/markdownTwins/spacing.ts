import type { Element, ElementContent } from "hast";
import { isElement, textOf } from "./elements";

/** Elements within a line that the page's style sets apart. */
const INLINE = ["a", "b", "code", "em", "span", "strong"] as const;

/**
 * Puts a space between inline elements that touch: what the style keeps apart, text has to as well. The tree itself
 * changes.
 */
export function addSpacing({ tagName, children }: Element): void {
  if (CODE.has(tagName)) return;
  for (const child of children) if (isElement(child)) addSpacing(child);
  for (let index = children.length - 1; index > 0; index -= 1)
    if (touch(children[index - 1], children[index])) children.splice(index, 0, { type: "text", value: " " });
}

const CODE: ReadonlySet<string> = new Set(["pre", "code"]);

function touch(before: ElementContent | undefined, after: ElementContent | undefined): boolean {
  return (
    isElement(before, ...INLINE) &&
    isElement(after, ...INLINE) &&
    !/\s$/.test(textOf(before)) &&
    !/^[\s.,;:)]/.test(textOf(after))
  );
}
