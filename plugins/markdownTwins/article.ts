import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { attribute, descendants, find, isElement, textOf, without } from "./elements";
import { withSpacing } from "./spacing";

const parser = unified().use(rehypeParse, { fragment: true });

/** Elements that say nothing on paper. */
const CONTROLS: ReadonlySet<string> = new Set([
  "button",
  "dialog",
  "input",
  "label",
  "noscript",
  "script",
  "style",
]);

/**
 * The written part of a built page, without its controls; undefined on a page that has none.
 *
 * @param html a whole document; optional end tags may be left out
 */
export function articleOf(html: string): Element | undefined {
  const start = html.indexOf("<article");
  const end = html.lastIndexOf("</article>");
  // The rest of a page is most of it; it need not be read.
  const root: Root = parser.parse(html.slice(start, end));
  const body = start < 0 ? undefined : find(root, isBody);
  return body && withSpacing(withoutRepeats(without(body, isControl)));
}

/** A drawing that comes in two shapes, one for narrow screens, counts once. */
function withoutRepeats(body: Element): Element {
  const drawings = descendants(body).filter((element) => isElement(element, "svg"));
  const titles = drawings.map(titleOf);
  const repeats = new Set(
    drawings.filter((_, index) => titles[index] !== undefined && titles.indexOf(titles[index]) < index),
  );
  return repeats.size === 0 ? body : without(body, (element) => repeats.has(element));
}

function titleOf(drawing: Element): string | undefined {
  const title = find(drawing, (element) => isElement(element, "title"));
  return title && textOf(title);
}

function isBody(element: Element): boolean {
  return (attribute(element, "className") ?? "").split(" ").includes("markdown");
}

function isControl(element: Element, parent: Element): boolean {
  return (
    CONTROLS.has(element.tagName) ||
    attribute(element, "role") === "status" ||
    attribute(element, "ariaHidden") === "true" ||
    isHeadingAnchor(element, parent)
  );
}

/** The link of a heading to itself. */
function isHeadingAnchor(element: Element, parent: Element): boolean {
  return isElement(element, "a") && /^h[1-6]$/.test(parent.tagName) && textOf(element).trim() === "";
}
