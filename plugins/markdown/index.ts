import type { MarkdownConfig } from "@docusaurus/types";
import type { SamplePlaces } from "../../src/lib/apiVariables";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";
import { preprocess } from "../content/parse/preprocess";
import { remarkCode } from "./code";
import { remarkComponents, type ComponentTable } from "./components";
import { remarkFacts } from "./facts";
import { remarkHeadings } from "./headings";
import { remarkLive } from "./live";
import { remarkTerms } from "./terms";
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
    preprocessor: ({ fileContent }) => preprocess(fileContent, tokens),
    parseFrontMatter: async ({ filePath, fileContent, defaultParseFrontMatter }) =>
      defaultParseFrontMatter({ filePath, fileContent: resolveTokens(fileContent, tokens) }),
  };
}

/** Tree rules in their one order, for the options of a docs plugin instance. */
export function remarkRules({ siteDir, components, tokens, samplePlaces }: PipelineOptions) {
  return {
    beforeDefaultRemarkPlugins: [
      given(remarkLive, { tokens }),
      given(remarkFacts, { siteDir, tokens }),
      given(remarkHeadings, { siteDir, tokens }),
      given(remarkTerms, { siteDir, tokens }),
    ],
    remarkPlugins: [
      given(remarkCode, { samplePlaces }),
      remarkToc,
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
