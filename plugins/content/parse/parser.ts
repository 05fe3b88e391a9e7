import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { MdNode } from "./tree";

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
  return markdown.parse(text) as unknown as MdNode;
}
