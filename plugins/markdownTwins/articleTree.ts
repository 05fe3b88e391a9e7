import type { Element, ElementContent, Properties } from "hast";
import type { Attributes } from "../builtPages";
import { isElement, textOf } from "./elements";

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

/** What Markdown has a use for, and its name as a property of hast. */
const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ["align", "align"],
  ["alt", "alt"],
  ["aria-label", "ariaLabel"],
  ["colspan", "colSpan"],
  ["data-code-bar", "dataCodeBar"],
  ["data-code-group", "dataCodeGroup"],
  ["data-language", "dataLanguage"],
  ["data-search", "dataSearch"],
  ["hidden", "hidden"],
  ["href", "href"],
  ["id", "id"],
  ["rowspan", "rowSpan"],
  ["src", "src"],
  ["start", "start"],
  ["title", "title"],
]);

/** Whether an attribute is there is all that counts. */
const FLAGS: ReadonlySet<string> = new Set(["hidden"]);

/** What may hold an element whose end tag, or that of the element before it, may be left out. */
const HOLDERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["li", ["ul", "ol"]],
  ["dt", ["dl", "div"]],
  ["dd", ["dl", "div"]],
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tfoot", ["table"]],
  ["tr", ["thead", "tbody", "tfoot", "table"]],
  ["th", ["tr"]],
  ["td", ["tr"]],
]);

/**
 * Makes the tree of a page's written part from the events of a parser. Controls, comments and what Markdown has no use
 * for are never in it: code is its text alone (its colors are most elements of a page), drawings are their titles and
 * descriptions.
 */
export class ArticleTree {
  /** The first element of class `markdown`; undefined when there is none. */
  body: Element | undefined;
  /** For each open element the one that takes what is in it; undefined where nothing does. */
  private readonly open: (Element | undefined)[] = [];

  openElement(name: string, attributes: Attributes): void {
    const parent = this.open.at(-1);
    this.open.push(
      parent ? enter(this.holderOf(name) ?? parent, name, attributes) : this.bodyAt(name, attributes),
    );
  }

  addText(text: string): void {
    const parent = this.open.at(-1);
    if (!parent || parent.tagName === "svg") return;
    const last = parent.children.at(-1);
    if (last?.type === "text") last.value += text;
    else parent.children.push({ type: "text", value: text });
  }

  closeElement(): void {
    const [element, parent] = [this.open.pop(), this.open.at(-1)];
    if (element && parent && element !== parent && isHeadingAnchor(element, parent)) parent.children.pop();
  }

  /** The innermost open element that may hold one of a name; undefined when any may. */
  private holderOf(name: string): Element | undefined {
    const names = HOLDERS.get(name);
    return names && this.open.findLast((element) => isElement(element, ...names));
  }

  private bodyAt(name: string, attributes: Attributes): Element | undefined {
    const isBody = !this.body && (attributes["class"] ?? "").split(/\s+/).includes("markdown");
    if (!isBody) return undefined;
    this.body = elementOf(name, attributes);
    return this.body;
  }
}

/** The element that takes what is in a new one. */
function enter(parent: Element, name: string, attributes: Attributes): Element | undefined {
  if (isControl(name, attributes)) return undefined;
  if (holdsTextOnly(parent) || (isElement(parent, "svg") && name !== "title" && name !== "desc"))
    return parent;
  const element = elementOf(name, attributes);
  parent.children.push(element);
  return element;
}

function isControl(name: string, attributes: Attributes): boolean {
  return CONTROLS.has(name) || attributes["role"] === "status" || attributes["aria-hidden"] === "true";
}

function holdsTextOnly(element: Element): boolean {
  return isElement(element, "pre", "code");
}

/** The link of a heading to itself. */
function isHeadingAnchor(element: Element, parent: Element): boolean {
  return isElement(element, "a") && /^h[1-6]$/.test(parent.tagName) && textOf(element).trim() === "";
}

function elementOf(tagName: string, attributes: Attributes): Element {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    const property = PROPERTIES.get(name);
    if (property !== undefined) properties[property] = FLAGS.has(name) ? true : value;
  }
  const children: ElementContent[] = [];
  return { type: "element", tagName, properties, children };
}
