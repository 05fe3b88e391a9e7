import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { MdNode } from "./tree";

/** Reads Markdown with the syntax, in the order, that Docusaurus gives to MDX; none of its rules run. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/**
 * The tree of a page, of which nothing is changed yet.
 *
 * @throws VFileMessage where the text is no MDX
 */
export function parseMarkdown(text: string): MdNode {
  return markdown.parse(text) as unknown as MdNode;
}
