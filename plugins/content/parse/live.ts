import type { TokenTable } from "../../../src/product/tokens";
import { preprocess } from "./preprocess";
import { placesBelow, type MdNode } from "./tree";

const LIVE = /(^|\s)live(\s|$)/;

/**
 * Puts above each fence ` ```mdx live ` what it makes. One text gives both, so an example of the handbook can never differ
 * from its source. The title of the page stays its own: such examples write headings from `##` on.
 */
export function showLiveExamples(
  root: MdNode,
  tokens: TokenTable,
  parse: (markdown: string) => MdNode,
): void {
  for (const { node, parent } of placesBelow(root, isLive)) {
    const result = parse(preprocess(node.value ?? "", tokens));
    parent.children?.splice(parent.children.indexOf(node), 1, showcase(node, result.children ?? []));
  }
}

function isLive({ type, lang, meta }: MdNode): boolean {
  return type === "code" && lang === "mdx" && LIVE.test(meta ?? "");
}

function showcase(source: MdNode, result: MdNode[]): MdNode {
  const shown = { type: "mdxJsxFlowElement", name: "div", attributes: [], children: result };
  return { type: "mdxJsxFlowElement", name: "Showcase", attributes: [], children: [shown, source] };
}
