import type { Element, ElementContent, Root } from "hast";
import { attribute, elementsOf, isElement, writeHtml } from "../../lib/html";
import { bodyOf, DEFAULT_SAMPLES, isHeadingAnchor, isRequestGroup, panelLabel } from "../twins/article";
import { placeOf, printedAddress, type PrintedLinks } from "./links";

/** Elements that nobody can use on paper. */
const CONTROLS = ["button", "dialog", "input", "noscript", "script", "style"] as const;

/** Attributes that only say how a control works. */
const OF_CONTROLS = ["tabIndex", "role", "hidden", "ariaLabelledBy", "ariaControls", "ariaSelected"] as const;

/** Attributes that name other elements of the page. */
const REFERENCES = ["ariaLabelledBy", "ariaDescribedBy", "htmlFor", "headers"] as const;

/** What the panel with the schema of an answer is called. */
const SCHEMA = "Schema";

const LOCAL_URL = /url\(#([^)]+)\)/g;

/**
 * The written part of a page as it stands among others on paper: headings one level down, ids that no other page has,
 * everything open, no controls; of requests in many languages, one, and no schemas of answers.
 *
 * @param route address of the page, without base URL
 * @returns HTML; empty for a page without a written part
 */
export function printedArticle(page: Root, route: string, links: PrintedLinks): string {
  const body = bodyOf(page);
  return body ? writeHtml(new Printer(route, links).print(body)) : "";
}

class Printer {
  readonly #route: string;
  readonly #links: PrintedLinks;

  constructor(route: string, links: PrintedLinks) {
    this.#route = route;
    this.#links = links;
  }

  print(element: Element): Element {
    const unprinted = unprintedPanels(element);
    const children = element.children.flatMap((child): ElementContent[] => {
      if (child.type !== "element") return child.type === "text" ? [child] : [];
      if (unprinted(child)) return [];
      return this.#child(child, element);
    });
    return {
      ...element,
      tagName: lowered(element.tagName),
      properties: this.#properties(element),
      children,
    };
  }

  #child(child: Element, parent: Element): ElementContent[] {
    // The label of a badge that explains itself is text; the explanation shows on the screen only.
    if (isElement(child, "button") && attribute(child, "popoverTarget") !== undefined)
      return [
        { ...this.print(child), tagName: "span", properties: { className: child.properties["className"] } },
      ];
    if (isForScreen(child) || isHeadingAnchor(child, parent)) return [];
    // Every page explains its terms by links; on paper each would show the address of the glossary.
    if (attribute(child, "dataTerm") !== undefined) return this.print(child).children;
    return [this.print(child)];
  }

  #properties(element: Element): Element["properties"] {
    const properties = { ...element.properties };
    const isControl = ["tabpanel", "tab", "tablist"].includes(attribute(element, "role") ?? "");
    if (isControl) for (const name of OF_CONTROLS) properties[name] = undefined;
    properties["tabIndex"] = undefined;
    // Of details with one name only one can be open.
    if (element.tagName === "details") Object.assign(properties, { open: true, name: undefined });
    for (const [name, value] of Object.entries(properties))
      if (typeof value === "string" && value.includes("url(#"))
        properties[name] = value.replace(LOCAL_URL, (_, id: string) => `url(#${this.#place(id)})`);
    for (const name of REFERENCES) {
      const ids = attribute(element, name);
      if (ids !== undefined && properties[name] !== undefined)
        properties[name] = ids.split(" ").map((id) => this.#place(id));
    }
    const id = attribute(element, "id");
    if (id !== undefined) properties["id"] = this.#place(id);
    const href = attribute(element, "href");
    if (href !== undefined) properties["href"] = printedAddress(href, this.#route, this.#links);
    return properties;
  }

  #place(id: string): string {
    return placeOf(this.#route, id);
  }
}

/**
 * Panels of a code group that would fill most of an API page: requests in other languages, and schemas of answers, whose
 * fields the page lists.
 */
function unprintedPanels(group: Element): (child: Element) => boolean {
  if (isRequestGroup(group)) return (child) => ![undefined, DEFAULT_SAMPLES].includes(panelLabel(child));
  const isGroup = attribute(group, "dataCodeGroup") !== undefined;
  return (child) => isGroup && panelLabel(child) === SCHEMA;
}

/** The heading one level below; the sixth has none. */
function lowered(name: string): string {
  return /^h[1-5]$/.test(name) ? `h${Number(name[1]) + 1}` : name;
}

function isForScreen(element: Element): boolean {
  return (
    isElement(element, ...CONTROLS) ||
    attribute(element, "role") === "status" ||
    attribute(element, "role") === "tablist" ||
    attribute(element, "popover") !== undefined ||
    // A form that only the application fills, with its label.
    (attribute(element, "dataSearch") === "skip" && elementsOf(element, "input").length > 0)
  );
}
