import { nearest } from "../../../src/lib/nearest";
import { findUnknownTokens, resolveTokens } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";
import { placeOf, type Finding } from "../../report";
import { linesOf } from "./fences";

/** An escaped bracket pair; two backslashes are a backslash before a token. */
const ESCAPED = /(?<!\\)\\\{\{/g;
/** Brackets that MDX shows instead of reading as an expression. */
const LITERAL_IN_PROSE = "\\{\\{";

/**
 * Replaces content tokens in a whole MDX source (prose, code, links, attributes).
 * An escaped `\{{` becomes a literal `{{`: plain inside code, escaped for MDX in prose.
 */
export function replaceTokens(source: string, tokens: TokenTable): string {
  return [...linesOf(source)]
    .map(({ text, fenced }) => resolveTokens(fenced ? text : keepLiteral(text), tokens))
    .join("\n");
}

/** Lists the unknown tokens of a source, with the nearest valid name as the mend. */
export function checkTokens(path: string, source: string, tokens: TokenTable): Finding[] {
  return findUnknownTokens(source, tokens).map(({ name, offset }) => ({
    path,
    ...placeOf(source, offset),
    rule: "content-token",
    message: `"{{${name}}}" is no content token.`,
    fix: fixFor(name, tokens),
  }));
}

function fixFor(name: string, tokens: TokenTable): string {
  const near = nearest(name, Object.keys(tokens));
  const choice = near ? `write "{{${near}}}"` : `use one of ${Object.keys(tokens).sort().join(", ")}`;
  return `${choice}, or "\\{{" for literal brackets.`;
}

/** Outside inline code an escaped bracket pair must survive both token replacement and MDX. */
function keepLiteral(line: string): string {
  if (!line.includes("\\{{")) return line;
  return line
    .split(/(`+[^`]*`+)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(ESCAPED, LITERAL_IN_PROSE)))
    .join("");
}
