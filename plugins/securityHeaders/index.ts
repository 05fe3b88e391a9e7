import type { HostedSearchSettings } from "../../src/product";
import { securityHeaders, type Header } from "./headers";
import { hashSource, inlineCode } from "./inlineCode";
import { contentPolicy } from "./policy";

export type { Header } from "./headers";
export { hostedOrigins } from "./policy";

/** A built page: its file inside the output folder, and its text. */
export interface PageFile {
  readonly file: string;
  readonly html: string;
}

/**
 * Security headers that fit the given pages.
 *
 * @param sheets texts of the build's own style sheets, which a page may carry; no other may stand in a page
 * @throws Error naming every page whose markup no strict policy can allow
 */
export function headersFor(
  pages: readonly PageFile[],
  hosted: HostedSearchSettings | undefined,
  sheets: ReadonlySet<string> = new Set(),
): readonly Header[] {
  const read = pages.map(({ file, html }) => ({ file, ...inlineCode(html) }));
  const wrong = read.flatMap((page) => [
    ...page.forbidden.map((part) => wrongLine(page.file, part)),
    ...page.sheets.filter((sheet) => !sheets.has(sheet)).map(() => wrongLine(page.file, "<style>")),
  ]);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const hashes = {
    scripts: read.flatMap((page) => page.scripts.map(hashSource)),
    sheets: read.flatMap((page) => page.sheets.map(hashSource)),
  };
  return securityHeaders(contentPolicy(hashes, hosted));
}

function wrongLine(file: string, part: string): string {
  return `${file} inline-code: the content security policy forbids ${part}. Fix: use a class, or a listener in a script file.`;
}
