import type { Element, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toParse5 } from "hast-util-to-parse5";
import { type DefaultTreeAdapterMap, parse, serialize } from "parse5";

/** Reads a page as a browser without scripts does; end tags that HTML lets a writer leave out may be missing. */
export function parseHtml(html: string): Root {
  return fromParse5(parse(html, { scriptingEnabled: false })) as Root;
}

/** A tree as HTML, as `parseHtml` reads it. */
export function writeHtml(tree: Root | Element): string {
  const root: Root = tree.type === "root" ? tree : { type: "root", children: [tree] };
  return serialize(toParse5(root) as DefaultTreeAdapterMap["parentNode"]);
}

/** True for an element, with one of the names if names are given. */
export function isElement(node: Nodes | undefined, ...names: readonly string[]): node is Element {
  return node?.type === "element" && (names.length === 0 || names.includes(node.tagName));
}

/** Value of an attribute as text; undefined when it is not set. Property names are hast's: `dataTag`, `ariaLabel`. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** True when an element carries the class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const classes = properties["className"];
  return Array.isArray(classes) && classes.includes(name);
}

/** All text below a node, as it stands. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
}

/** All elements below a node, templates included, in document order; with one of the names if names are given. */
export function elementsOf(node: Nodes, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  const collect = (parent: Nodes): void => {
    if (!("children" in parent)) return;
    for (const child of parent.children) {
      if (child.type !== "element") continue;
      if (names.length === 0 || names.includes(child.tagName)) found.push(child);
      collect(child.content ?? child);
    }
  };
  collect(node);
  return found;
}

/** First element below a node that passes, in document order. */
export function findElement(node: Nodes, passes: (element: Element) => boolean): Element | undefined {
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = isElement(child) ? (passes(child) ? child : findElement(child, passes)) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Content of the first `meta` element with a name or an `http-equiv`, in lower case; undefined without one. */
export function metaContent(page: Nodes, name: string): string | undefined {
  const meta = elementsOf(page, "meta").find(
    (element) => (attribute(element, "name") ?? attribute(element, "httpEquiv"))?.toLowerCase() === name,
  );
  return meta && (attribute(meta, "content") ?? "");
}
