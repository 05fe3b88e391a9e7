import type { Element } from "hast";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { articleOf } from "./article";
import { handlers } from "./handlers";

/** What the head of a twin says. */
export interface TwinHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
}

const writer = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "_", fences: true, rule: "-", resourceLink: true });

/**
 * A built page as Markdown: front matter with title, description and address, then the article. Headings end in
 * their id as `{#id}`, all panels of a code group are there, drawings are told in words.
 *
 * @throws Error for a page without an article, which means that the pages' HTML has changed its shape
 */
export function twinOf(html: string, head: TwinHead): string {
  const article = articleOf(html);
  if (!article)
    throw new Error(
      `markdown-twins: ${head.url} has no article. Fix: keep the class "markdown" in <article>.`,
    );
  return `${frontMatter(head)}\n${bodyOf(article)}`;
}

function bodyOf(article: Element): string {
  return writer.stringify(writer.runSync({ type: "root", children: [article] }));
}

/** JSON strings are YAML strings too. */
function frontMatter(head: TwinHead): string {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", ""].join("\n");
}
