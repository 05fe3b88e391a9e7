import type { Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Code, Nodes, Root as Markdown } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { articleOf, sampleLanguages } from "./article";
import { handlers } from "./handlers";
import { insertSamples, sampleGroupsIn } from "./requestSamples";

/** Front matter of a twin. */
export interface TwinHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
}

const markdownWriter = unified().use(remarkGfm).use(remarkStringify, {
  bullet: "-",
  emphasis: "_",
  fences: true,
  rule: "-",
  resourceLink: true,
});

/** The article of a page as Markdown. */
export interface ArticleMarkdown {
  /** Label of the language of its request samples; undefined when there is only one language or no request. */
  readonly sampleLanguage: string | undefined;
  readonly text: string;
}

/**
 * Converts the article of a built page to Markdown, one text for each language of its request samples, because all
 * languages in one file would be too long for most clients. Headings keep their id as `{#id}`; panels of other code
 * groups are all included; diagrams become descriptions; links are absolute.
 *
 * @param url absolute address of the page
 * @returns the default language first; empty for a page without an article
 */
export function markdownOf(page: Root, url: string): readonly ArticleMarkdown[] {
  const article = articleOf(page);
  if (!article) return [];
  const tree = toMdast({ type: "root", children: [article] }, { document: true, handlers }) as Markdown;
  const text = markdownWriter.stringify(withAbsoluteLinks(tree, url));
  const languages = sampleLanguages(page);
  if (languages.length === 0) return [{ sampleLanguage: undefined, text }];
  const groups = sampleGroupsIn(tree).map(({ samples }) => new Map([...samples].map(withMarkdown)));
  return languages.map((language) => ({
    sampleLanguage: language,
    text: insertSamples(text, groups, language),
  }));
}

function withMarkdown([language, code]: readonly [string, Code]): [string, string] {
  return [language, markdownWriter.stringify({ type: "root", children: [code] })];
}

/**
 * Makes links and images absolute, so that they work in text that was copied elsewhere. Links within the page stay
 * relative: their headings are in the same text.
 */
function withAbsoluteLinks<Tree extends Nodes>(tree: Tree, url: string): Tree {
  if ((tree.type === "link" || tree.type === "image") && !tree.url.startsWith("#"))
    tree.url = new URL(tree.url, url).href;
  if ("children" in tree) for (const child of tree.children) withAbsoluteLinks(child, url);
  return tree;
}

/**
 * The lines before the article of a twin: links to the list of pages, and to the page with requests in other
 * languages.
 */
export interface TwinLead {
  /** Absolute address of `llms.txt`. */
  readonly indexUrl: string;
  /**
   * Language of the request samples, and the other languages with the addresses of their twins; undefined on most
   * pages.
   */
  readonly samples?: {
    readonly label: string;
    readonly otherLanguages: readonly (readonly [string, string])[];
  };
}

/**
 * A complete twin: front matter, lead and article.
 *
 * @throws Error when the article is missing, which means that the HTML structure of the pages has changed
 */
export function twinOf(markdown: string | undefined, head: TwinHead, lead: TwinLead): string {
  if (markdown !== undefined) return `${frontMatter(head)}\n${leadText(lead)}\n${markdown}`;
  throw new Error(`markdown-twins: ${head.url} has no article. Fix: keep the class "markdown" in <article>.`);
}

function leadText({ indexUrl, samples }: TwinLead): string {
  const lines = [`> All pages of this documentation, as Markdown: [llms.txt](${indexUrl})`];
  if (samples) {
    const others = samples.otherLanguages.map(([label, url]) => `[${label}](${url})`).join(", ");
    lines.push(">", `> Requests on this page are in ${samples.label}. The same page with ${others}.`);
  }
  return `${lines.join("\n")}\n`;
}

/** JSON strings are valid YAML strings. */
function frontMatter(head: TwinHead): string {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", ""].join("\n");
}
