import type { MdNode } from "../remark/tree";
import type { Page } from "./readPage";

const cache = new WeakMap<Page, readonly MdNode[]>();

/** Every node of a page in document order, parents first: one walk for all rules. */
export function nodesOf(page: Page): readonly MdNode[] {
  const known = cache.get(page);
  if (known) return known;
  const nodes: MdNode[] = [];
  collect(page.root, nodes);
  cache.set(page, nodes);
  return nodes;
}

function collect({ children }: MdNode, nodes: MdNode[]): void {
  if (!children) return;
  for (const child of children) {
    nodes.push(child);
    collect(child, nodes);
  }
}
