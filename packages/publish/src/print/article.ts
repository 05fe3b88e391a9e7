/** Converts the article of a page for printing together with other pages in one document. */
import type { Element, ElementContent, Root } from "hast";
import { attribute, elementsOf, isElement, serializeHtml } from "docusaurus-waymark-core/build/html";
import {
  bodyOf,
  DEFAULT_SAMPLE_LANGUAGE,
  isHeadingAnchor,
  isRequestGroup,
  isTaskBox,
  panelLabel,
} from "../twins/article";
import { printedId, printedHref, type PrintedLinkContext } from "./links";

/** Elements without use on paper. */
const OMITTED_TAGS = ["button", "dialog", "input", "noscript", "script", "style"] as const;

/** Attributes that only describe the behavior of a control. */
const CONTROL_ATTRIBUTES = [
  "tabIndex",
  "role",
  "hidden",
  "ariaLabelledBy",
  "ariaControls",
  "ariaSelected",
] as const;

/** Attributes that refer to ids of other elements. */
const ID_REFERENCES = ["ariaLabelledBy", "ariaDescribedBy", "htmlFor", "headers"] as const;

/** Label of the panel with the schema of a response. */
const SCHEMA_PANEL_LABEL = "Schema";

const LOCAL_URL_REFERENCE = /url\(#([^)]+)\)/g;

/**
 * The article of a page for printing: headings one level lower, ids that are unique among all pages, everything
 * expanded, no controls, requests in one language only, and no response schemas.
 *
 * @param route address of the page, without base URL
 * @returns HTML; empty for a page without an article
 */
export function printedArticle(page: Root, route: string, links: PrintedLinkContext): string {
  const body = bodyOf(page);
  return body ? serializeHtml(new Printer(route, links).print(body)) : "";
}

class Printer {
  readonly #route: string;
  readonly #links: PrintedLinkContext;

  constructor(route: string, links: PrintedLinkContext) {
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
      tagName: oneLevelDown(element.tagName),
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
    if (isScreenOnly(child) || isHeadingAnchor(child, parent)) return [];
    // Every page explains its terms by links; on paper each would show the address of the glossary.
    if (attribute(child, "dataTerm") !== undefined) return this.print(child).children;
    return [this.print(child)];
  }

  #properties(element: Element): Element["properties"] {
    const properties = { ...element.properties };
    const isControl = ["tabpanel", "tab", "tablist"].includes(attribute(element, "role") ?? "");
    if (isControl) for (const name of CONTROL_ATTRIBUTES) properties[name] = undefined;
    properties["tabIndex"] = undefined;
    // Of details with one name only one can be open.
    if (element.tagName === "details") Object.assign(properties, { open: true, name: undefined });
    for (const [name, value] of Object.entries(properties))
      if (typeof value === "string" && value.includes("url(#"))
        properties[name] = value.replace(
          LOCAL_URL_REFERENCE,
          (_, id: string) => `url(#${this.#printedId(id)})`,
        );
    for (const name of ID_REFERENCES) {
      const ids = attribute(element, name);
      if (ids !== undefined && properties[name] !== undefined)
        properties[name] = ids.split(" ").map((id) => this.#printedId(id));
    }
    const id = attribute(element, "id");
    if (id !== undefined) properties["id"] = this.#printedId(id);
    const href = attribute(element, "href");
    if (href !== undefined) properties["href"] = printedHref(href, this.#route, this.#links);
    return properties;
  }

  #printedId(id: string): string {
    return printedId(this.#route, id);
  }
}

/**
 * Selects panels that are not printed because they would fill most of an API page: requests in other languages, and
 * response schemas, whose fields the page lists anyway.
 */
function unprintedPanels(group: Element): (child: Element) => boolean {
  if (isRequestGroup(group))
    return (child) => ![undefined, DEFAULT_SAMPLE_LANGUAGE].includes(panelLabel(child));
  const isGroup = attribute(group, "dataCodeGroup") !== undefined;
  return (child) => isGroup && panelLabel(child) === SCHEMA_PANEL_LABEL;
}

/** Lowers a heading by one level; h6 stays. */
function oneLevelDown(name: string): string {
  return /^h[1-5]$/.test(name) ? `h${Number(name[1]) + 1}` : name;
}

function isScreenOnly(element: Element): boolean {
  return (
    (isElement(element, ...OMITTED_TAGS) && !isTaskBox(element)) ||
    attribute(element, "role") === "status" ||
    attribute(element, "role") === "tablist" ||
    attribute(element, "popover") !== undefined ||
    // A form that only the application fills, with its label.
    (attribute(element, "dataSearch") === "skip" && elementsOf(element, "input").length > 0)
  );
}
