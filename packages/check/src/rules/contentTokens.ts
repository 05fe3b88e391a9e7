import { findUnknownTokens, tokenText } from "docusaurus-waymark-core/product/resolve";
import { nearToken, tokenProblem } from "docusaurus-waymark-core/product/tokenProblem";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, guessing, type Page } from "docusaurus-waymark-core/parse";

/** Finds content tokens that no identity defines, in any part of a page. */
export function contentTokenRule(page: Page): Finding[] {
  return findUnknownTokens(page.text, page.tokens).map(({ name, offset }) =>
    findingAt(page, offset, {
      rule: "content-token",
      ...tokenProblem(name, page.tokens),
      ...guessing(page.text, offset, tokenText(name), nearToken(name, page.tokens)),
    }),
  );
}
