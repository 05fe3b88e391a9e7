import { nearest } from "../../../src/lib/nearest";
import { findUnknownTokens, tokenText } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";
import type { Finding } from "../../report";
import { findingAt, replacing, type Page } from "../parse";

/** Every content token of a page, wherever it stands, is one that the identities define. */
export function contentTokenRule(page: Page): Finding[] {
  return findUnknownTokens(page.text, page.tokens).map(({ name, offset }) =>
    findingAt(page, offset, {
      rule: "content-token",
      message: `"${tokenText(name)}" is not a content token.`,
      fix: fixFor(name, page.tokens),
      ...replacing(page.text, offset, tokenText(name), nearToken(name, page.tokens)),
    }),
  );
}

function fixFor(name: string, tokens: TokenTable): string {
  const near = nearToken(name, tokens);
  const choice = near ? `write "${near}"` : `use one of ${Object.keys(tokens).sort().join(", ")}`;
  return `${choice}, or "\\{{" for literal brackets.`;
}

function nearToken(name: string, tokens: TokenTable): string | undefined {
  const near = nearest(name, Object.keys(tokens));
  return near === undefined ? undefined : tokenText(near);
}
