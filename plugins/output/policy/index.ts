import type { HostedSearchSettings } from "../../../src/product";
import { securityHeaders, type Header } from "./headers";
import { hashSource, type InlineCode } from "./inlineCode";
import { contentPolicy } from "./policy";

export type { Header } from "./headers";
export { inlineCode, type InlineCode } from "./inlineCode";
export { hostedOrigins } from "./policy";

/** A built page: its file inside the output folder, and the code in its markup. */
export interface PageCode {
  readonly file: string;
  readonly code: InlineCode;
}

/**
 * Security headers that fit the given pages.
 *
 * @param sheets texts of the build's own style sheets, which a page may carry; no other may stand in a page
 * @throws Error naming every page whose markup no strict policy can allow
 */
export function headersFor(
  pages: readonly PageCode[],
  hosted: HostedSearchSettings | undefined,
  sheets: ReadonlySet<string> = new Set(),
): readonly Header[] {
  const wrong = pages.flatMap(({ file, code }) => [
    ...code.forbidden.map((part) => wrongLine(file, part)),
    ...code.sheets.filter((sheet) => !sheets.has(sheet)).map(() => wrongLine(file, "<style>")),
  ]);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const hashes = {
    scripts: pages.flatMap(({ code }) => code.scripts.map(hashSource)),
    sheets: pages.flatMap(({ code }) => code.sheets.map(hashSource)),
  };
  return securityHeaders(contentPolicy(hashes, hosted));
}

function wrongLine(file: string, part: string): string {
  return `${file} inline-code: the content security policy forbids ${part}. Fix: use a class, or a listener in a script file.`;
}
