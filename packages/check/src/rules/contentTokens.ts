import { findUnknownTokens, tokenText } from "docusaurus-waymark-core/product/resolve";
import { nearToken, tokenProblem } from "docusaurus-waymark-core/product/tokenProblem";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, guessing, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import { TOKEN_FIELDS } from "docusaurus-waymark-core/product/tokens";

/** Finds content tokens that no identity defines, in any part of a page. In code, a name that is near none is a template's own. */
export function contentTokenRule(page: Page): Finding[] {
  const code = nodesOf(page).filter(({ type }) => type === "code" || type === "inlineCode");
  return findUnknownTokens(page.text, page.tokens).flatMap(({ name, offset }) => {
    const near = nearToken(name, page.tokens);
    const isInCode = code.some(
      (node) => offsetOf(page.text, node) < offset && offset < endOf(page.text, node),
    );
    if (isInCode && near === undefined && !Object.hasOwn(TOKEN_FIELDS, name)) return [];
    const edit = guessing(page.text, offset, tokenText(name), near);
    return [findingAt(page, offset, { rule: "content-token", ...tokenProblem(name, page.tokens), ...edit })];
  });
}
