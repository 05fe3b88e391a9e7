import type { TokenTable } from "../../../src/product/tokens";
import { rewriteHeadingMarks } from "./headings/syntax";
import { replaceTokens } from "./tokens";

/** Text rules, before MDX parses: content tokens, then heading marks. */
export function preprocess(source: string, tokens: TokenTable): string {
  return rewriteHeadingMarks(replaceTokens(source, tokens));
}
