import { preprocess } from "../../plugins/remark/pipeline";
import type { TokenTable } from "../../src/product/tokens";

/** Fenced code, which stays as it is. */
const FENCE = /(^|\n)([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n[ \t]*\3[^\n]*(?=\n|$)/g;

/** Marks of this site's headings, after the text rules have rewritten them. */
const HEADING_MARK = /^(#{1,6} .*?)\s*\{\/\*.*?\*\/\}[ \t]*$/gm;

/**
 * A page of this site as plain Markdown with the same words, for a stock set-up: tokens resolved, cards as links,
 * properties as bold names, every other component gone with its content left in place.
 */
export function plainMarkdown(source: string, tokens: TokenTable): string {
  return outsideFences(preprocess(source, tokens), (text) =>
    text
      .replace(HEADING_MARK, "$1")
      .replace(/<Card\b[^>]*?title="([^"]*)"[^>]*?href="([^"]*)"[^>]*>/g, "\n- [$1]($2): ")
      .replace(/<Property\b[^>]*?name="([^"]*)"[^>]*>/g, "\n**$1** ")
      .replace(/<\/?[A-Z][A-Za-z]*(?:\s[^<>]*)?\/?>/g, "")
      .replace(/^[ \t]+(?=\S)(?![-*\d])/gm, ""),
  );
}

/** Applies a change to all text between fenced code blocks. */
function outsideFences(source: string, change: (text: string) => string): string {
  let at = 0;
  let result = "";
  for (const fence of source.matchAll(FENCE)) {
    result += change(source.slice(at, fence.index)) + dedent(fence[0], fence[2] ?? "");
    at = fence.index + fence[0].length;
  }
  return result + change(source.slice(at));
}

/** Code inside a component is indented; without the component its fence starts the line. */
function dedent(fence: string, indent: string): string {
  return indent === "" ? fence : fence.replaceAll(`\n${indent}`, "\n");
}
