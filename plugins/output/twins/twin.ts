import type { Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Nodes, Root as Markdown } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { articleOf, DEFAULT_SAMPLES, sampleLanguages } from "./article";
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

/** The article of a page as Markdown. */
export interface BuiltMarkdown {
  /** Label of the language of its requests; undefined where they are in one language, or there are none. */
  readonly samples: string | undefined;
  readonly text: string;
}

/**
 * The article of a built page as Markdown, once for each language that its requests are written in: eight languages in
 * one text are more than clients read. Headings end in their id as `{#id}`, all panels of other code groups are there,
 * drawings are told in words, links are absolute.
 *
 * @param url absolute address of the page
 * @returns the one in the default language first; none for a page without an article
 */
export function markdownOf(page: Root, url: string): readonly BuiltMarkdown[] {
  const languages = sampleLanguages(page);
  const texts = languages.length === 0 ? [undefined] : languages;
  return texts.flatMap((samples) => {
    const article = articleOf(page, samples ?? DEFAULT_SAMPLES);
    if (!article) return [];
    const tree = toMdast({ type: "root", children: [article] }, { document: true, handlers });
    return { samples, text: writer.stringify(withAbsoluteLinks(tree as Markdown, url)) };
  });
}

/**
 * Makes links and images absolute, so that they lead somewhere from a text that was copied or cut into pieces. Places
 * on the page itself stay: their headings are in the same text.
 */
function withAbsoluteLinks<Tree extends Nodes>(tree: Tree, url: string): Tree {
  if ((tree.type === "link" || tree.type === "image") && !tree.url.startsWith("#"))
    tree.url = new URL(tree.url, url).href;
  if ("children" in tree) for (const child of tree.children) withAbsoluteLinks(child, url);
  return tree;
}

/** What a twin says before its article: where all pages are, and the page with requests in other languages. */
export interface TwinLead {
  /** Absolute address of `llms.txt`. */
  readonly index: string;
  /** Label of the language of the requests, and the other ones with the addresses of their twins; none on most pages. */
  readonly samples?: { readonly label: string; readonly others: readonly (readonly [string, string])[] };
}

/**
 * A twin: its front matter, its lead, and the article.
 *
 * @throws Error without an article, which means that the pages' HTML has changed its shape
 */
export function twinOf(markdown: string | undefined, head: TwinHead, lead: TwinLead): string {
  if (markdown !== undefined) return `${frontMatter(head)}\n${leadOf(lead)}\n${markdown}`;
  throw new Error(`markdown-twins: ${head.url} has no article. Fix: keep the class "markdown" in <article>.`);
}

function leadOf({ index, samples }: TwinLead): string {
  const lines = [`> All pages of this documentation, as Markdown: [llms.txt](${index})`];
  if (samples) {
    const others = samples.others.map(([label, url]) => `[${label}](${url})`).join(", ");
    lines.push(">", `> Requests on this page are in ${samples.label}. The same page with ${others}.`);
  }
  return `${lines.join("\n")}\n`;
}

/** JSON strings are YAML strings too. */
function frontMatter(head: TwinHead): string {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", ""].join("\n");
}
