import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { findUnknownTokens, tokenText } from "docusaurus-waymark-core/product/resolve";
import { TOKEN_FIELDS, type TokenTable } from "docusaurus-waymark-core/product/tokens";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, guessing, type Page } from "docusaurus-waymark-core/parse";

/** Finds content tokens that no identity defines, in any part of a page. */
export function contentTokenRule(page: Page): Finding[] {
  return findUnknownTokens(page.text, page.tokens).map(({ name, offset }) =>
    findingAt(page, offset, {
      rule: "content-token",
      ...problemOf(name, page.tokens),
      ...guessing(page.text, offset, tokenText(name), nearToken(name, page.tokens)),
    }),
  );
}

function problemOf(name: string, tokens: TokenTable): Pick<Finding, "message" | "fix"> {
  const field = Object.hasOwn(TOKEN_FIELDS, name) ? TOKEN_FIELDS[name] : undefined;
  if (field === undefined)
    return { message: `"${tokenText(name)}" is not a content token.`, fix: fixFor(name, tokens) };
  const message = `"${tokenText(name)}" has no value: the identity has no "${field}".`;
  return { message, fix: "add it to the identity in src/product, or write the sentence without the token." };
}

function fixFor(name: string, tokens: TokenTable): string {
  const near = nearToken(name, tokens);
  const choice = near ? `write "${near}"` : `use one of ${Object.keys(tokens).sort().join(", ")}`;
  return `${choice}, or "\\{{" for literal brackets.`;
}

/** The known token with the most similar spelling; undefined for a token without a value. */
function nearToken(name: string, tokens: TokenTable): string | undefined {
  if (Object.hasOwn(TOKEN_FIELDS, name)) return undefined;
  const near = nearest(name, Object.keys(tokens));
  return near === undefined ? undefined : tokenText(near);
}
