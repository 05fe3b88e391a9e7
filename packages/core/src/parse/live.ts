import type { TokenTable } from "../product/tokens";
import { asWritten } from "./asWritten";
import { preprocess } from "./tokens";
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
    const text = preprocess(node.value ?? "", tokens);
    const tree = parse(text);
    asWritten(tree, text);
    const result = withoutWrappers(tree);
    parent.children?.splice(parent.children.indexOf(node), 1, showcase(node, result.children ?? []));
  }
}

function isLive({ type, lang, meta }: MdNode): boolean {
  return type === "code" && lang === "mdx" && LIVE.test(meta ?? "");
}

/**
 * Elements that are alone in a paragraph stand without it, as MDX has it on pages: else `<summary>` would be in a `<p>`. MDX
 * does this before any rule, so that it does not see what rules add.
 */
export function withoutWrappers(parent: MdNode): MdNode {
  if (!parent.children) return parent;
  return { ...parent, children: parent.children.map(withoutWrappers).flatMap(unwrapped) };
}

function unwrapped(node: MdNode): MdNode[] {
  const { type, children = [] } = node;
  const parts = children.filter((child) => child.type !== "text" || child.value?.trim() !== "");
  const isWrapper = parts.length > 0 && parts.every((part) => part.type === "mdxJsxTextElement");
  if (type !== "paragraph" || !isWrapper) return [node];
  return parts.map((part) => ({ ...part, type: "mdxJsxFlowElement" }));
}

function showcase(source: MdNode, result: MdNode[]): MdNode {
  const shown = { type: "mdxJsxFlowElement", name: "div", attributes: [], children: result };
  return { type: "mdxJsxFlowElement", name: "Showcase", attributes: [], children: [shown, source] };
}
