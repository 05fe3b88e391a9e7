import type { TokenTable } from "../../src/product/tokens";
import { preprocess } from "../content/parse/preprocess";
import { placesBelow, type MdNode } from "../content/parse/tree";

/** The part of a unified processor that makes a tree of Markdown. */
interface Parser {
  parse(markdown: string): unknown;
}

const LIVE = /(^|\s)live(\s|$)/;

/**
 * Remark rule: a fence ` ```mdx live ` is shown, and above it what it makes. One text gives both, so an example of
 * the handbook can never differ from its source. The title of the page stays its own: write headings from `##` on.
 */
export function remarkLive(this: Parser, { tokens }: { readonly tokens: TokenTable }) {
  return (root: MdNode): void => {
    for (const { node, parent } of placesBelow(root, isLive)) {
      const result = this.parse(preprocess(node.value ?? "", tokens)) as MdNode;
      parent.children?.splice(parent.children.indexOf(node), 1, showcase(node, result.children ?? []));
    }
  };
}

function isLive({ type, lang, meta }: MdNode): boolean {
  return type === "code" && lang === "mdx" && LIVE.test(meta ?? "");
}

function showcase(source: MdNode, result: MdNode[]): MdNode {
  const shown = { type: "mdxJsxFlowElement", name: "div", attributes: [], children: result };
  return { type: "mdxJsxFlowElement", name: "Showcase", attributes: [], children: [shown, source] };
}
