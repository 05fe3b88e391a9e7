import path from "node:path";
import type { MarkdownConfig } from "@docusaurus/types";
import type { SamplePlaceholders } from "../../src/lib/apiVariables";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";
import { preprocess } from "../content/parse/preprocess";
import { withRun } from "../content/verified/record";
import { remarkCode } from "./code";
import { remarkFiles } from "./code/files";
import { remarkComponents, type ComponentTable } from "./components";
import { remarkDiagrams } from "./diagrams";
import { remarkFacts } from "./facts";
import { remarkHeadings } from "./headings";
import { remarkLive } from "./live";
import { remarkPictures } from "./pictures";
import { remarkSince } from "./since";
import { remarkTerms } from "./terms";
import { remarkToc } from "./toc";

export interface PipelineOptions {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  readonly components: ComponentTable;
  /** Given where readers can fill in their own server and token. */
  readonly samplePlaces?: SamplePlaceholders;
}

/**
 * `markdown` part of the Docusaurus configuration: tokens in bodies and in front matter, where `verified.ran` says when the
 * commands of the page ran, if they are still the same, and `dated` that the page has parts newer than some releases.
 */
export function markdownHooks(
  siteDir: string,
  tokens: TokenTable,
): Pick<MarkdownConfig, "preprocessor" | "parseFrontMatter"> {
  return {
    preprocessor: ({ fileContent }) => preprocess(fileContent, tokens),
    parseFrontMatter: async ({ filePath, fileContent, defaultParseFrontMatter }) => {
      const resolved = resolveTokens(fileContent, tokens);
      const { frontMatter, content } = await defaultParseFrontMatter({ filePath, fileContent: resolved });
      const page = { path: path.relative(siteDir, filePath).split(path.sep).join("/"), text: fileContent };
      const dated = DATED.test(fileContent) && { dated: true };
      return { frontMatter: { ...withRun(siteDir, page, frontMatter), ...dated }, content };
    },
  };
}

/** What marks a part of a page that is newer than some releases; the line of the reader's values then offers the release. */
const DATED = /<Since\b|<CommandFlags\b|<Badge[^>]*>Since /;

/** Tree rules in their one order, for the options of a docs plugin instance. */
export function remarkRules({ siteDir, components, tokens, samplePlaces }: PipelineOptions) {
  return {
    beforeDefaultRemarkPlugins: [
      given(remarkLive, { tokens }),
      given(remarkFiles, { siteDir, tokens }),
      given(remarkDiagrams, { siteDir }),
      given(remarkFacts, { siteDir, tokens }),
      given(remarkHeadings, { siteDir, tokens }),
      given(remarkTerms, { siteDir, tokens }),
    ],
    remarkPlugins: [
      given(remarkCode, { samplePlaces }),
      remarkToc,
      remarkSince,
      remarkPictures,
      given(remarkComponents, { siteDir, components }),
    ],
  };
}

/**
 * A rule with its options. As a function it stays out of the configuration that Docusaurus gives to browsers, where
 * options would be 20 kB with paths of the machine that builds.
 */
function given<This, Options, Result>(
  rule: (this: This, options: Options) => Result,
  options: Options,
): (this: This) => Result {
  return function (this: This) {
    return rule.call(this, options);
  };
}
