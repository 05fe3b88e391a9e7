import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { offsetAt, positionOf } from "../report";
import { textOf, type MdNode } from "./tree";

/** Parses Markdown with the same syntax extensions, in the same order, as Docusaurus; its transforms do not run. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/**
 * The syntax tree of a page, before any transform.
 *
 * @throws VFileMessage if the text is not valid MDX
 */
export function parseMarkdown(text: string): MdNode {
  const root = markdown.parse(text) as unknown as MdNode;
  place(root, text);
  return root;
}

/** Gives places to nodes that have none: those that GFM makes of addresses in the middle of a text. */
function place(parent: MdNode, source: string): void {
  let before = parent.position?.start;
  for (const node of parent.children ?? []) {
    if (!node.position && before) {
      const text = textOf(node);
      const start = Math.max(offsetAt(source, before), source.indexOf(text, offsetAt(source, before)));
      node.position = {
        start: { ...positionOf(source, start), offset: start },
        end: { ...positionOf(source, start + text.length), offset: start + text.length },
      };
    }
    before = node.position?.end ?? before;
    place(node, source);
  }
}
