import { replaceMarks, valueOf } from "../product/resolve";
import type { TokenTable } from "../product/tokens";
import { linesOf } from "./fences";
import { rewriteHeadingMarks } from "./headings/syntax";

/** Literal brackets in prose, which MDX shows instead of reading as an expression. */
const BRACKETS_IN_PROSE = "\\{\\{";

const INLINE_CODE = /(`+[^`]*`+)/;

/** Text rules, before MDX parses: content tokens, then heading marks. */
export function preprocess(source: string, tokens: TokenTable): string {
  return rewriteHeadingMarks(replaceTokens(source, tokens));
}

/**
 * Replaces content tokens in a whole MDX source (prose, code, links, attributes).
 * An escaped `\{{` becomes a literal `{{`: plain inside code, escaped for MDX in prose.
 */
export function replaceTokens(source: string, tokens: TokenTable): string {
  const replace = (text: string, escapedBrackets: string): string =>
    replaceMarks(text, { token: (name) => valueOf(tokens, name), escapedBrackets, backslash: "\\" });
  const replaceInProse = (line: string): string =>
    line
      .split(INLINE_CODE)
      .map((part) => replace(part, part.startsWith("`") ? "{{" : BRACKETS_IN_PROSE))
      .join("");
  return [...linesOf(source)]
    .map(({ text, fenced }) => (fenced ? replace(text, "{{") : replaceInProse(text)))
    .join("\n");
}
