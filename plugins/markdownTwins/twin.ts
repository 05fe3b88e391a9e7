import type { Element } from "hast";
import { defaultNodeHandlers, toMdast, type State } from "hast-util-to-mdast";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { articleOf } from "./article";
import { escaped } from "./escaped";
import { handlers } from "./handlers";

/** What the head of a twin says. */
export interface TwinHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "_",
    fences: true,
    rule: "-",
    resourceLink: true,
    handlers: { text: escaped },
  });

/**
 * A built page as Markdown: front matter with title, description and address, then the article. Headings end in
 * their id as `{#id}`, all panels of a code group are there, drawings are told in words.
 *
 * @throws Error for a page without an article, which means that the pages' HTML has changed its shape
 */
export function twinOf(html: string, head: TwinHead): string {
  return withHead(bodyOf(articleOf(html)), head);
}

/** An article as Markdown; undefined when there is none. */
export function bodyOf(article: Element | undefined): string | undefined {
  return article && writer.stringify(treeOf(article));
}

/**
 * The body of a twin below its front matter.
 *
 * @throws Error for a page without an article, see `twinOf`
 */
export function withHead(body: string | undefined, head: TwinHead): string {
  if (body !== undefined) return `${frontMatter(head)}\n${body}`;
  throw new Error(`markdown-twins: ${head.url} has no article. Fix: keep the class "markdown" in <article>.`);
}

/**
 * The converter copies the tree that it is given and takes unseen white space out of the copy, which lasts longer than
 * all the rest. An article has none, so it is handed over as the root comes up.
 */
function treeOf(article: Element): Root {
  const root = (state: State): Root => defaultNodeHandlers.root(state, { type: "root", children: [article] });
  return toMdast(
    { type: "root", children: [] },
    { document: true, handlers, nodeHandlers: { root } },
  ) as Root;
}

/** JSON strings are YAML strings too. */
function frontMatter(head: TwinHead): string {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", ""].join("\n");
}
