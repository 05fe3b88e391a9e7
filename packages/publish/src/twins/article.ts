/**
 * Selects the parts of a built page that are useful as Markdown. Used by the Markdown twins and the pages for
 * printing.
 */
import type { Element, ElementContent, Root } from "hast";
import {
  attribute,
  elementsOf,
  findElement,
  hasClass,
  isElement,
  ownContent,
  textOf,
} from "docusaurus-waymark-core/build/html";

/** Controls and scripts, which have no use outside the page. */
const OMITTED_TAGS = ["button", "dialog", "input", "label", "noscript", "script", "style"] as const;

/** Inline elements that the page shows apart, although the HTML has no space between them. */
const INLINE_TAGS = ["a", "b", "code", "em", "span", "strong"] as const;

/** The language of request samples in the twin of a page; each other language has a separate twin. */
export const DEFAULT_SAMPLE_LANGUAGE = "cURL";

/**
 * The article of a page, reduced for Markdown: without controls, code without highlighting elements (they are most
 * elements of a page), and diagrams as title and description.
 *
 * @returns undefined for a page without an element of class `markdown`
 */
export function articleOf(page: Root): Element | undefined {
  const body = bodyOf(page);
  return body && simplify(body);
}

/** Labels of the languages of request samples on a page, in document order; empty on most pages. */
export function sampleLanguages(page: Root): readonly string[] {
  const body = bodyOf(page);
  const groups = body ? elementsOf(body, "div").filter(isRequestGroup) : [];
  return [...new Set(groups.flatMap(panelLabels))];
}

/**
 * The element of class `markdown`, without the tools of the page; undefined if there is none. On a page of `src/pages`, which need not
 * have it, what its author wrote.
 */
export function bodyOf(page: Root): Element | undefined {
  const body = findElement(page, (element) => hasClass(element, "markdown")) ?? ownContent(page);
  return body && { ...body, children: body.children.filter((child) => !isPageTools(child)) };
}

function isPageTools(child: ElementContent): boolean {
  return isElement(child) && attribute(child, "dataPageTools") !== undefined;
}

/** True for a code group that shows one request in several languages. */
export function isRequestGroup(element: Element): boolean {
  if (attribute(element, "dataCodeGroup") === undefined) return false;
  const labels = panelLabels(element);
  return labels.length > 1 && labels[0] === DEFAULT_SAMPLE_LANGUAGE;
}

/** Labels of the panels of a code group. */
function panelLabels(group: Element): string[] {
  return elementsOf(group, "pre").map(codeLabel);
}

/** Label of a panel of a code group, from its `pre`. */
export function codeLabel(code: Element): string {
  return (attribute(code, "ariaLabel") ?? "").replace(/^Code: /, "");
}

function simplify(element: Element): Element {
  const { tagName } = element;
  if (tagName === "pre" && elementsOf(element, "ins", "del").length > 0) return toDiff(element);
  if (tagName === "pre" || tagName === "code")
    return { ...element, children: [{ type: "text", value: textOf(element) }] };
  if (tagName === "svg") return { ...element, children: elementsOf(element, "title", "desc") };
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [child];
    if (child.type !== "element" || isOmitted(child) || isHeadingAnchor(child, element)) return [];
    return [simplify(child)];
  });
  return { ...element, children: separateInline(children) };
}

/** Label of a panel of a code group; undefined for other elements. */
export function panelLabel(element: Element): string | undefined {
  const [code] = isElement(element, "pre") ? [element] : elementsOf(element, "pre");
  return code && codeLabel(code);
}

/** Converts code with inserted and deleted lines to a diff. */
function toDiff(pre: Element): Element {
  const withSigns = (node: ElementContent): string => {
    if (!isElement(node)) return textOf(node);
    const sign = DIFF_SIGNS.get(node.tagName);
    return sign === undefined ? node.children.map(withSigns).join("") : sign + textOf(node);
  };
  const value = withSigns(pre)
    .split("\n")
    .map((line) => (line.startsWith(SIGN_MARKER) ? line.slice(SIGN_MARKER.length) : ` ${line}`))
    .join("\n");
  const properties = { ...pre.properties, dataLanguage: "diff" };
  return { ...pre, properties, children: [{ type: "text", value }] };
}

/** A private-use character that does not occur in code. */
const SIGN_MARKER = "\uE003";
const DIFF_SIGNS: ReadonlyMap<string, string> = new Map([
  ["ins", `${SIGN_MARKER}+`],
  ["del", `${SIGN_MARKER}-`],
]);

/** True for the box of a task in a list, which tells whether the task is done. */
export function isTaskBox(element: Element): boolean {
  return (
    isElement(element, "input") &&
    attribute(element, "type") === "checkbox" &&
    attribute(element, "disabled") !== undefined
  );
}

function isOmitted(element: Element): boolean {
  return (
    (isElement(element, ...OMITTED_TAGS) && !isTaskBox(element)) ||
    attribute(element, "role") === "status" ||
    attribute(element, "ariaHidden") === "true"
  );
}

/** True for the link of a heading to itself. */
export function isHeadingAnchor(element: Element, parent: Element): boolean {
  return isElement(element, "a") && /^h[1-6]$/.test(parent.tagName) && textOf(element).trim() === "";
}

/** Adds a space between adjacent inline elements, because Markdown has no style that separates them. */
function separateInline(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] =>
    needsSpaceBetween(children[index - 1], child) ? [{ type: "text", value: " " }, child] : [child],
  );
}

function needsSpaceBetween(before: ElementContent | undefined, after: ElementContent): boolean {
  return (
    isElement(before, ...INLINE_TAGS) &&
    isElement(after, ...INLINE_TAGS) &&
    !/\s$/.test(textOf(before)) &&
    !/^[\s.,;:)]/.test(textOf(after))
  );
}
