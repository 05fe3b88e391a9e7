/** Collects the external links of pages, and where each is used. */
import type { AnalyzedPage } from "docusaurus-waymark-core/rules/rule";

/** The place of an external link; lines count from 1. */
export interface LinkUse {
  readonly path: string;
  readonly line: number;
}

/** Content of `.deploy/outbound.json`: external addresses by page. */
export type BuiltAddresses = Readonly<
  Record<string, readonly { readonly url: string; readonly use: string }[]>
>;

/** A source file that may contain addresses of menus or the footer. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** External addresses in pages, without hashes, and all places that use them. */
export function linkUsesInPages(
  pages: readonly Pick<AnalyzedPage, "path" | "links">[],
): Map<string, LinkUse[]> {
  const uses = new Map<string, LinkUse[]>();
  for (const { path, links } of pages)
    for (const { url, line } of links) {
      const address = externalAddress(url);
      if (address !== undefined) add(uses, address, { path, line });
    }
  return uses;
}

/**
 * Adds addresses that built pages link to but writers did not write, such as links of the footer. Edit links are
 * left out: there is one per page, all with the same pattern.
 *
 * @param editBase prefix of all edit links
 * @param texts sources of such addresses, so that a finding points to a source file
 */
export function addBuiltLinks(
  uses: Map<string, LinkUse[]>,
  built: BuiltAddresses,
  editBase: string,
  ownOrigin: string,
  texts: readonly SourceText[],
): void {
  for (const [file, addresses] of Object.entries(built))
    for (const { url, use } of addresses) {
      const address = externalAddress(url);
      if (address === undefined || use !== "link") continue;
      if (address.startsWith(editBase) || address.startsWith(ownOrigin) || uses.has(address)) continue;
      uses.set(address, [findUse(texts, address) ?? { path: `build/${file}`, line: 1 }]);
    }
}

/** The line that contains the address or its longest prefix. */
function findUse(texts: readonly SourceText[], address: string): LinkUse | undefined {
  const found = texts.flatMap(({ path, text }) =>
    text.split("\n").flatMap((row, index) => {
      const literal = /"(https?:\/\/[^"]+)"/.exec(row)?.[1];
      return literal !== undefined && address.startsWith(literal.replace(/\/$/, ""))
        ? [{ path, line: index + 1, length: literal.length }]
        : [];
    }),
  );
  const best = found.sort((a, b) => b.length - a.length)[0];
  return best && { path: best.path, line: best.line };
}

/** Host names that RFC 2606 reserves for examples. */
const RESERVED_HOSTS = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** An external address without its hash; undefined for internal addresses and examples. */
function externalAddress(url: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, "https://localhost")) return undefined;
  const parsed = new URL(url, "https://localhost");
  parsed.hash = "";
  return RESERVED_HOSTS.test(parsed.hostname) ? undefined : parsed.href;
}

function add(uses: Map<string, LinkUse[]>, address: string, use: LinkUse): void {
  uses.set(address, [...(uses.get(address) ?? []), use]);
}
