import type { Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Root as Markdown } from "mdast";
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

const writer = unified().use(remarkGfm).use(remarkStringify, {
  bullet: "-",
  emphasis: "_",
  fences: true,
  rule: "-",
  resourceLink: true,
});

/**
 * The article of a built page as Markdown. Headings end in their id as `{#id}`, all panels of a code group are there,
 * drawings are told in words.
 *
 * @returns undefined for a page without an article
 */
export function markdownOf(page: Root): string | undefined {
  const article = articleOf(page);
  if (!article) return undefined;
  const tree = toMdast({ type: "root", children: [article] }, { document: true, handlers });
  return writer.stringify(tree as Markdown);
}

/**
 * A twin: its front matter, and the article.
 *
 * @throws Error without an article, which means that the pages' HTML has changed its shape
 */
export function withFrontMatter(markdown: string | undefined, head: TwinHead): string {
  if (markdown !== undefined) return `${frontMatter(head)}\n${markdown}`;
  throw new Error(`markdown-twins: ${head.url} has no article. Fix: keep the class "markdown" in <article>.`);
}

/** JSON strings are YAML strings too. */
function frontMatter(head: TwinHead): string {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", ""].join("\n");
}
