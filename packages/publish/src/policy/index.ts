/**
 * Security headers of the site, with a content security policy that allows exactly the inline code of the built
 * pages.
 */
import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";
import { securityHeaders, type Header } from "./headers";
import { hashSource, type InlineCode } from "./inlineCode";
import { contentPolicy } from "./policy";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

export { inlineCode, type InlineCode } from "./inlineCode";
export { hostedOrigins } from "./policy";

/** The inline code of a built page, and its file inside the output folder. */
export interface PageInlineCode {
  readonly file: string;
  readonly code: InlineCode;
}

/**
 * Security headers for the given pages.
 *
 * @param origins of services that the identity allows
 * @throws Error that lists every page with markup that the policy forbids
 */
export function headersFor(
  pages: readonly PageInlineCode[],
  hosted: HostedSearchSettings | undefined,
  origins: readonly string[] = [],
): readonly Header[] {
  const violations = pages.flatMap(({ file, code }) =>
    code.forbidden.map((part) => violationMessage(file, part)),
  );
  if (violations.length > 0) throw new SiteError(violations.join("\n"));
  const scriptHashes = pages.flatMap(({ code }) => code.scripts.map(hashSource));
  return securityHeaders(contentPolicy(scriptHashes, hosted, origins));
}

function violationMessage(file: string, part: string): string {
  return `${file} inline-code: the content security policy forbids ${part}. Fix: use a class, or a listener in a script file.`;
}
