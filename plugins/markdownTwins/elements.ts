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
  const found: Element[] = [];
  const collect = (parent: Nodes): void => {
    if (!("children" in parent)) return;
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      found.push(child);
      collect(child);
    }
  };
  collect(node);
  return found;
}

/** First element below a node that passes, in document order. */
export function find(node: Nodes, passes: (element: Element) => boolean): Element | undefined {
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = isElement(child) ? (passes(child) ? child : find(child, passes)) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** A copy without some of the elements below. */
export function without(element: Element, dropped: ReadonlySet<Element>): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    return dropped.has(child) ? [] : [without(child, dropped)];
  });
  return { ...element, children };
}
