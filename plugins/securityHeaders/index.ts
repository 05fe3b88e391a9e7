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
 * @throws Error naming every page whose markup no strict policy can allow
 */
export function headersFor(
  pages: readonly PageFile[],
  hosted: HostedSearchSettings | undefined,
): readonly Header[] {
  const read = pages.map(({ file, html }) => ({ file, ...inlineCode(html) }));
  const wrong = read.flatMap(({ file, forbidden }) => forbidden.map((part) => wrongLine(file, part)));
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const hashes = read.flatMap(({ scripts }) => scripts.map((script) => hashSource(script)));
  return securityHeaders(contentPolicy(hashes, hosted));
}

function wrongLine(file: string, part: string): string {
  return `${file} inline-code: the content security policy forbids ${part}. Fix: use a class, or a listener in a script file.`;
}
