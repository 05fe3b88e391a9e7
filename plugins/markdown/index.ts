import type { MarkdownConfig } from "@docusaurus/types";
import type { SamplePlaces } from "../../src/lib/apiVariables";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";
import { remarkCode } from "./code";
import { remarkComponents, type ComponentTable } from "./components";
import { remarkFacts } from "./facts";
import { preprocessor, remarkHandover } from "./handover";
import { remarkHeadings } from "./headings";
import { remarkLiterals } from "./literals";
import { remarkLive } from "./live";
import { remarkToc } from "./toc";

export interface PipelineOptions {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  readonly components: ComponentTable;
  /** Given where readers can fill in their own server and token. */
  readonly samplePlaces?: SamplePlaces;
}

/** `markdown` part of the Docusaurus configuration: tokens in bodies and in front matter. */
export function markdownHooks(tokens: TokenTable): Pick<MarkdownConfig, "preprocessor" | "parseFrontMatter"> {
  return {
    preprocessor: preprocessor(tokens),
    parseFrontMatter: async ({ filePath, fileContent, defaultParseFrontMatter }) =>
      defaultParseFrontMatter({ filePath, fileContent: resolveTokens(fileContent, tokens) }),
  };
}

/**
 * Tree rules in their one order, for the options of a docs plugin instance.
 * All options are plain data: they end up in the cache key of the bundler.
 */
export function remarkRules({ siteDir, components, tokens, samplePlaces }: PipelineOptions) {
  return {
    beforeDefaultRemarkPlugins: [
      [remarkLive, { tokens }],
      [remarkFacts, { siteDir, tokens }],
      [remarkHeadings, { siteDir, tokens }],
    ],
    remarkPlugins: [
      remarkLiterals,
      [remarkHandover, { tokens }],
      [remarkCode, { samplePlaces }],
      remarkToc,
      [remarkComponents, { siteDir, components }],
    ],
  };
}
