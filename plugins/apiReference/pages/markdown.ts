import type { PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { tokenPattern } from "../../../src/product/resolve";
import { omit } from "../../../src/openapi/omit";
import type { Block } from "./nodes";

const parser = unified().use(remarkParse).use(remarkGfm);

const TOKEN = new RegExp(`(${tokenPattern()})`);

/** Reads the Markdown of a description as blocks; tokens in its prose become nodes of their own. */
export function blocksOf(markdown: string): Block[] {
  const root: Root = parser.parse(markdown.trim());
  return withTokens(withoutPositions(root).children) as Block[];
}

/** Reads Markdown that is one paragraph, for a line of a page. */
export function phraseOf(markdown: string): PhrasingContent[] {
  return blocksOf(markdown).flatMap((block) => (block.type === "paragraph" ? block.children : []));
}

/** Positions belong to the description, not to the page; the serialiser would read meaning into them. */
function withoutPositions<Node extends object>(node: Node): Node {
  const rest = omit(node as Node & { position?: unknown }, "position");
  const children = (rest as { children?: readonly object[] }).children?.map((child) =>
    withoutPositions(child),
  );
  return (children ? { ...rest, children } : rest) as Node;
}

function withTokens(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return splitTokens(node.value);
    if (!("children" in node)) return [node];
    return [{ ...node, children: withTokens(node.children) } as RootContent];
  });
}

function splitTokens(value: string): RootContent[] {
  const parts = value.split(TOKEN).filter((part) => part !== "");
  return parts.map((part) => ({ type: TOKEN.test(part) ? "contentToken" : "text", value: part }));
}
