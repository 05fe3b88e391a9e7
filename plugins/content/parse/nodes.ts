import { nodesBelow, type MdNode } from "./tree";
import type { Page } from "./readPage";

const cache = new WeakMap<Page, readonly MdNode[]>();

/** Every node of a page in document order, parents first: one walk for all rules. */
export function nodesOf(page: Page): readonly MdNode[] {
  const known = cache.get(page);
  if (known) return known;
  const nodes = nodesBelow(page.root);
  cache.set(page, nodes);
  return nodes;
}
