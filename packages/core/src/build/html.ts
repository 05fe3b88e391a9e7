import type { Element, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toParse5 } from "hast-util-to-parse5";
import { type DefaultTreeAdapterMap, parse, serialize } from "parse5";
import { SITE_MAIN_ID } from "../protocol/ids";

/** Parses HTML as a browser without scripts does. Optional end tags may be missing. */
export function parseHtml(html: string): Root {
  return fromParse5(parse(html, { scriptingEnabled: false })) as Root;
}

/** Writes a tree as HTML; the inverse of `parseHtml`. */
export function serializeHtml(tree: Root | Element): string {
  const root: Root = tree.type === "root" ? tree : { type: "root", children: [tree] };
  const html = serialize(toParse5(root) as DefaultTreeAdapterMap["parentNode"]);
  // The serializer adds piece to piece; a text of such pieces takes eight times the memory of a whole one.
  return Buffer.from(html).toString();
}

/** True for an element; with names, only for elements with one of these names. */
export function isElement(node: Nodes | undefined, ...names: readonly string[]): node is Element {
  return node?.type === "element" && (names.length === 0 || names.includes(node.tagName));
}

/** Value of an attribute as text; undefined when it is not set. Property names are hast's: `dataTag`, `ariaLabel`. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** True when an element has the class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const classes = properties["className"];
  return Array.isArray(classes) && classes.includes(name);
}

/** The concatenated text of all text nodes below a node. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
}

/**
 * All elements below a node, including template content, in document order; with names, only elements with one of
 * these names.
 */
export function elementsOf(node: Nodes, ...names: readonly string[]): Element[] {
  const elements: Element[] = [];
  const collect = (parent: Nodes): void => {
    if (!("children" in parent)) return;
    for (const child of parent.children) {
      if (child.type !== "element") continue;
      if (names.length === 0 || names.includes(child.tagName)) elements.push(child);
      collect(child.content ?? child);
    }
  };
  collect(node);
  return elements;
}

/** The first element below a node that passes the test, in document order. */
export function findElement(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = isElement(child) ? (test(child) ? child : findElement(child, test)) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Content of the first `meta` element with this `name` or `http-equiv` (lowercase); undefined if there is none. */
export function metaContent(page: Nodes, name: string): string | undefined {
  const meta = elementsOf(page, "meta").find(
    (element) => (attribute(element, "name") ?? attribute(element, "httpEquiv"))?.toLowerCase() === name,
  );
  return meta && (attribute(meta, "content") ?? "");
}

/**
 * What the author of a page of `src/pages` wrote: its only article, its main region, or all that is in the frame; undefined on other
 * pages. Docusaurus names the plugin of a page in a class of the root element.
 */
export function ownContent(page: Nodes): Element | undefined {
  const [root] = elementsOf(page, "html");
  if (root === undefined || !hasClass(root, "plugin-pages")) return undefined;
  const articles = elementsOf(page, "article");
  if (articles.length === 1) return articles[0];
  return (
    elementsOf(page, "main")[0] ?? findElement(page, ({ properties }) => properties["id"] === SITE_MAIN_ID)
  );
}
