import type { PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { tokenPattern } from "../../../src/product/resolve";
import { omit } from "../../../src/openapi/omit";
import type { Block } from "./nodes";

const parser = unified().use(remarkParse).use(remarkGfm);

const TOKEN = new RegExp(`(${tokenPattern()})`);

/** Parses the Markdown of a description; tokens in prose become nodes of their own. */
export function parseBlocks(markdown: string): Block[] {
  const root: Root = parser.parse(markdown.trim());
  return withTokens(withoutPositions(root).children) as Block[];
}

/** Parses Markdown that is a single paragraph, and returns its inline content. */
export function parsePhrase(markdown: string): PhrasingContent[] {
  return parseBlocks(markdown).flatMap((block) => (block.type === "paragraph" ? block.children : []));
}

/** Removes positions: they refer to the description, not to the page, and would confuse the serializer. */
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
