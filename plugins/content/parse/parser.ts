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

/** Inline and leaf directives (`:name` and `::name`), which the site does not use. Docusaurus shows inline ones as text. */
const UNUSED: ReadonlySet<string> = new Set(["textDirective", "leafDirective"]);

/** Replaces inline and leaf directives with the text that the writer typed: in `image:latest`, `:latest` is not a directive. */
export function directivesToText(node: MdNode, source: string): void {
  for (const [index, child] of (node.children ?? []).entries()) {
    if (UNUSED.has(child.type)) node.children?.splice(index, 1, asText(child, source));
    else directivesToText(child, source);
  }
}

function asText({ type, position }: MdNode, source: string): MdNode {
  const value = source.slice(position?.start.offset, position?.end?.offset);
  const text = { type: "text", value, position };
  return type === "textDirective" ? text : { type: "paragraph", children: [text], position };
}
