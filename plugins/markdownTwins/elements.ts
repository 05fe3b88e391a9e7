import type { Element, ElementContent, Nodes } from "hast";

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

/** All text below a node, as it stands. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
}

/** All elements below a node, in document order. */
export function descendants(node: Nodes): Element[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) => (isElement(child) ? [child, ...descendants(child)] : []));
}

/** First element below a node that passes. */
export function find(node: Nodes, passes: (element: Element) => boolean): Element | undefined {
  return descendants(node).find(passes);
}

/** A copy without comments and without the elements that `drops` names, at any depth. */
export function without(element: Element, drops: (element: Element, parent: Element) => boolean): Element {
  const children = element.children
    .filter((child) => child.type !== "comment" && !(isElement(child) && drops(child, element)))
    .map((child): ElementContent => (isElement(child) ? without(child, drops) : child));
  return { ...element, children };
}
