/**
 * The Markdown pipeline: which remark rules run on a page, and in which order. Rules before the default plugins of
 * Docusaurus change Markdown content (live examples, files, diagrams, facts, headings, terms); rules after them
 * change its output (code, table of contents, pictures, components). Tokens are replaced even earlier, in the text.
 */
import path from "node:path";
import type { MarkdownConfig, OnBrokenMarkdownLinksFunction } from "@docusaurus/types";
import type { SamplePlaceholder } from "docusaurus-waymark-core/values/apiVariables";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import type { ComponentTable } from "docusaurus-waymark-core/site/options";
import { BLOG } from "docusaurus-waymark-core/sections";
import { showLiveExamples } from "docusaurus-waymark-core/parse/live";
import { preprocess } from "docusaurus-waymark-core/parse/tokens";
import {
  isJsx,
  jsxAttribute,
  nodesBelow,
  stringAttribute,
  textOf,
  type MarkdownParser,
  type MdFile,
  type MdNode,
} from "docusaurus-waymark-core/parse/tree";
import { asWritten } from "docusaurus-waymark-core/parse/asWritten";
import { readFrontMatter } from "docusaurus-waymark-core/parse/frontMatter";
import { remarkCode } from "./code";
import { remarkFiles } from "./code/files";
import { remarkComponents } from "./components";
import { remarkEditions } from "./editions";
import { remarkDiagrams } from "./diagrams";
import { remarkLiteralColons } from "./emoji";
import { remarkFacts } from "./facts";
import { remarkGroupPages } from "./groupPages";
import { remarkHeadings } from "./headings";
import { remarkPictures } from "./pictures";
import { remarkScreens } from "./screens";
import { remarkTables } from "./tables";
import { remarkTerms } from "./terms";
import { remarkToc } from "./toc";
import { isFile, pathFrom } from "docusaurus-waymark-core/build/files";
import { frontMatterBlock, pageText } from "docusaurus-waymark-core/build/frontMatter";
import { linkedFile } from "docusaurus-waymark-core/content/fileLinks";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import { percentDecode } from "docusaurus-waymark-core/lib/percentDecode";
import { WriterError } from "docusaurus-waymark-core/report";

export interface PipelineOptions {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  readonly components: ComponentTable;
  /** Set for pages on which readers can fill in their own server and token. */
  readonly samplePlaceholders?: readonly SamplePlaceholder[];
}

/**
 * The `markdown` part of the Docusaurus configuration: replaces tokens in page text and front matter. Front matter
 * also gets `dated: true` when parts of the page need a newer release.
 */
export function markdownHooks(
  siteDir: string,
  tokens: TokenTable,
): Pick<MarkdownConfig, "preprocessor" | "parseFrontMatter" | "hooks"> {
  return {
    preprocessor: ({ filePath, fileContent }) => {
      const text = pageText(fileContent);
      return preprocess(isPost(siteDir, filePath) ? withMdxMarker(text) : text, tokens);
    },
    parseFrontMatter: ({ filePath, fileContent }) => {
      const page = { path: pathFrom(siteDir, filePath), text: pageText(fileContent) };
      const { values: frontMatter, problems } = readFrontMatter(page, tokens);
      if (problems.length > 0) return Promise.reject(new WriterError(problems));
      const content = resolveTokens(page.text.slice(frontMatterBlock(page.text)?.body ?? 0), tokens).trim();
      const dated = DATED_PARTS.test(fileContent) && { dated: true };
      return Promise.resolve({ frontMatter: { ...frontMatter, ...dated }, content });
    },
    hooks: { onBrokenMarkdownLinks: (link) => fileLink(siteDir, link), onBrokenMarkdownImages: "throw" },
  };
}

/**
 * The address for a link to a file where Docusaurus finds none: it knows a page by one file only, that of the translation if there is
 * one, so that pages with a translation and those without could not link to each other.
 */
export function fileLink(
  siteDir: string,
  { sourceFilePath, url, node }: Parameters<OnBrokenMarkdownLinksFunction>[0],
): string {
  const from = pathFrom(siteDir, path.resolve(sourceFilePath));
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const exists = (file: string): boolean => isFile(path.join(siteDir, file));
  const file = linkedFile(percentDecode(pathname), from, exists);
  if (file !== undefined) return routeOf({ path: file }) + rest;
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const message = `There is no page at "${url}".`;
  const fix = "write the route of a page, or remove the link.";
  throw new WriterError([{ path: from, line, column, rule: "link", message, fix }]);
}

function isPost(siteDir: string, file: string): boolean {
  return BLOG !== undefined && pathFrom(siteDir, file).startsWith(`${BLOG.folder}/`);
}

/** Posts of other Docusaurus sites mark the end of their summary by an HTML comment, which MDX does not read. */
function withMdxMarker(text: string): string {
  return text.replace(/^<!--\s*truncate\s*-->\s*$/m, "{/* truncate */}");
}

/** Components that mark parts for newer releases; on pages with them the reader can set the release they run. */
const DATED_PARTS = /<Since\b|<CommandFlags\b|<Badge[^>]*>Since /;

/** The remark rules, in order, for the options of a docs plugin instance. */
export function remarkRules({ siteDir, components, tokens, samplePlaceholders }: PipelineOptions) {
  const { apiUrl, cloudDomain } = tokens;
  const common = {
    baseUrl: apiUrl === undefined ? [] : [`${apiUrl}:443`, apiUrl],
    peerDomain: cloudDomain === undefined ? [] : [cloudDomain],
  };
  return {
    beforeDefaultRemarkPlugins: [
      remarkAsWritten,
      remarkLiteralColons,
      withOptions(remarkLive, { tokens }),
      withOptions(remarkFiles, { siteDir, tokens }),
      withOptions(remarkDiagrams, { siteDir }),
      withOptions(remarkFacts, { siteDir, tokens }),
      remarkEditions,
      withOptions(remarkScreens, { siteDir }),
      withOptions(remarkGroupPages, { siteDir }),
      withOptions(remarkHeadings, { siteDir }),
      withOptions(remarkTerms, { siteDir, tokens }),
    ],
    remarkPlugins: [
      withOptions(remarkCode, { samplePlaceholders, common, client: tokens["cli"] }),
      remarkToc,
      remarkSince,
      remarkTables,
      remarkTasks,
      remarkOwnLinks,
      remarkPictures,
      withOptions(remarkComponents, { siteDir, components }),
    ],
  };
}

/**
 * Binds options to a rule. Docusaurus sends its configuration to browsers; a function is left out of it, while
 * plain options would add 20 kB with paths of the build machine.
 */
function withOptions<This, Options, Result>(
  rule: (this: This, options: Options) => Result,
  options: Options,
): (this: This) => Result {
  return function (this: This) {
    return rule.call(this, options);
  };
}

/** Remark rule: text that Markdown takes for something else is text again. */
function remarkAsWritten() {
  return (root: MdNode, file: MdFile): void => asWritten(root, String(file.value));
}

/** Remark rule: renders the content of each ` ```mdx live ` fence above the fence. */
export function remarkLive(this: MarkdownParser, { tokens }: Pick<PipelineOptions, "tokens">) {
  return (root: MdNode): void => showLiveExamples(root, tokens, (markdown) => this.parse(markdown) as MdNode);
}

/** Remark rule: adds the attribute `block` to `<Since>` when it is a block, because the component renders another element then. */
function remarkSince() {
  return (root: MdNode): void => {
    for (const node of nodesBelow(root))
      if (node.type === "mdxJsxFlowElement" && node.name === "Since")
        node.attributes?.push(jsxAttribute("block", null));
  };
}

/** Remark rule: the box of a task is named by the text of its item. */
function remarkTasks() {
  return (root: MdNode): void => {
    for (const node of nodesBelow(root) as (MdNode & { checked?: boolean | null })[]) {
      const [first] = node.children ?? [];
      if (typeof node.checked !== "boolean" || first?.children === undefined) continue;
      const attributes = [
        jsxAttribute("type", "checkbox"),
        jsxAttribute("disabled", null),
        ...(node.checked ? [jsxAttribute("checked", null)] : []),
        jsxAttribute("aria-label", textOf(first).trim()),
      ];
      const box = { type: "mdxJsxTextElement", name: "input", attributes, children: [] };
      first.children.unshift(box, { type: "text", value: " " });
      node.checked = null;
    }
  };
}

/** Remark rule: `<a>` leads to an address of the site as a link of Markdown does, below the path and in the language of the site. */
export function remarkOwnLinks() {
  return (root: MdNode): void => {
    for (const node of nodesBelow(root))
      if (isJsx(node) && node.name === "a" && /^\/(?!\/)/.test(stringAttribute(node, "href") ?? ""))
        node.data = { ...node.data, _mdxExplicitJsx: false };
  };
}
