import type { TokenTable } from "../../src/product/tokens";
import { showLiveExamples } from "../content/parse/live";
import type { MdNode } from "../content/parse/tree";

/** The part of a unified processor that makes a tree of Markdown. */
interface Parser {
  parse(markdown: string): unknown;
}

/** Remark rule: shows above each fence ` ```mdx live ` what it makes. */
export function remarkLive(this: Parser, { tokens }: { readonly tokens: TokenTable }) {
  return (root: MdNode): void => showLiveExamples(root, tokens, (markdown) => this.parse(markdown) as MdNode);
}
