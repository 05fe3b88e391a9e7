import type { Element, ElementContent, Root } from "hast";
import { attribute, elementsOf, findElement, hasClass, isElement, textOf } from "../../lib/html";

/** Elements that say nothing on paper. */
const CONTROLS = ["button", "dialog", "input", "label", "noscript", "script", "style"] as const;

/** Elements within a line that the page's style sets apart. */
const INLINE = ["a", "b", "code", "em", "span", "strong"] as const;

/** Language in which a page's twin shows requests; the other ones have twins of their own. */
export const DEFAULT_SAMPLES = "cURL";

/**
 * The written part of a page, reduced to what Markdown has a use for: without controls, code as its text alone (its
 * colors are most elements of a page), drawings as their titles and descriptions; of requests that are written in many
 * languages, one.
 *
 * @param samples label of that language
 * @returns undefined for a page without an element of class `markdown`
 */
export function articleOf(page: Root, samples = DEFAULT_SAMPLES): Element | undefined {
  const body = bodyOf(page);
  return body && reduced(body, samples);
}

/** Labels of the languages in which a page has requests, in its order; none on most pages. */
export function sampleLanguages(page: Root): readonly string[] {
  const body = bodyOf(page);
  const groups = body ? elementsOf(body, "div").filter(isRequestGroup) : [];
  return [...new Set(groups.flatMap(labelsOf))];
}

/**
 * The written part of a page, without the line of the reader's values; undefined without an element of class `markdown`.
 */
export function bodyOf(page: Root): Element | undefined {
  const body = findElement(page, (element) => hasClass(element, "markdown"));
  return body && { ...body, children: body.children.filter((child) => !isReaderLine(child)) };
}

function isReaderLine(child: ElementContent): boolean {
  return isElement(child) && attribute(child, "dataReaderLine") !== undefined;
}

/** A code group of one request in several languages. */
export function isRequestGroup(element: Element): boolean {
  if (attribute(element, "dataCodeGroup") === undefined) return false;
  const labels = labelsOf(element);
  return labels.length > 1 && labels[0] === DEFAULT_SAMPLES;
}

/** What the panels of a code group are called. */
function labelsOf(group: Element): string[] {
  return elementsOf(group, "pre").map(labelOf);
}

function labelOf(code: Element): string {
  return (attribute(code, "ariaLabel") ?? "").replace(/^Code: /, "");
}

/** @param samples label of the language in which requests are shown */
function reduced(element: Element, samples: string): Element {
  const { tagName } = element;
  if (tagName === "pre" && elementsOf(element, "ins", "del").length > 0) return diffOf(element);
  if (tagName === "pre" || tagName === "code")
    return { ...element, children: [{ type: "text", value: textOf(element) }] };
  if (tagName === "svg") return { ...element, children: elementsOf(element, "title", "desc") };
  const isRequest = isRequestGroup(element);
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [child];
    if (child.type !== "element" || isControl(child) || isHeadingAnchor(child, element)) return [];
    if (isRequest && !isPanelOf(child, samples)) return [];
    return [reduced(child, samples)];
  });
  return { ...element, children: apart(children) };
}

/** Whether an element of a code group is no panel, or the one of a language. */
function isPanelOf(element: Element, samples: string): boolean {
  return [undefined, samples].includes(panelLabel(element));
}

/** What a panel of a code group is called; undefined for what is no panel. */
export function panelLabel(element: Element): string | undefined {
  const [code] = isElement(element, "pre") ? [element] : elementsOf(element, "pre");
  return code && labelOf(code);
}

/** Code with lines that are new or gone: a diff says which. */
function diffOf(pre: Element): Element {
  const signed = (node: ElementContent): string => {
    if (!isElement(node)) return textOf(node);
    const sign = DIFF_SIGNS.get(node.tagName);
    return sign === undefined ? node.children.map(signed).join("") : sign + textOf(node);
  };
  const value = signed(pre)
    .split("\n")
    .map((line) => (line.startsWith(SIGN) ? line.slice(SIGN.length) : ` ${line}`))
    .join("\n");
  const properties = { ...pre.properties, dataLanguage: "diff" };
  return { ...pre, properties, children: [{ type: "text", value }] };
}

/** A character that no code has. */
const SIGN = "\uE003";
const DIFF_SIGNS: ReadonlyMap<string, string> = new Map([
  ["ins", `${SIGN}+`],
  ["del", `${SIGN}-`],
]);

function isControl(element: Element): boolean {
  return (
    isElement(element, ...CONTROLS) ||
    attribute(element, "role") === "status" ||
    attribute(element, "ariaHidden") === "true"
  );
}

/** The link of a heading to itself. */
export function isHeadingAnchor(element: Element, parent: Element): boolean {
  return isElement(element, "a") && /^h[1-6]$/.test(parent.tagName) && textOf(element).trim() === "";
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
