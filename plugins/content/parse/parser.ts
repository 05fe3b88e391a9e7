import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { remarkLiterals } from "../../markdown/literals";
import type { MdNode } from "./tree";

/** Reads Markdown with the syntax, in the order, that Docusaurus gives to MDX; none of its rules run. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkLiterals);

/**
 * The tree of a page. A build that hands it over parses its pages once, as every build has to: in a file of its own, a
 * profile can tell this from what only this site does.
 *
 * @throws VFileMessage where the text is no MDX
 */
export function parseMarkdown(text: string): MdNode {
  return markdown.parse(text) as unknown as MdNode;
}
