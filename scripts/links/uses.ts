import type { AnalyzedPage } from "../../plugins/content/rules/rule";

/** Where an address of another site is used; line from 1. */
export interface Use {
  readonly path: string;
  readonly line: number;
}

/** What a build lists by page in `.deploy/outbound.json`. */
export type BuiltAddresses = Readonly<
  Record<string, readonly { readonly url: string; readonly use: string }[]>
>;

/** A text in which an address of the menus or the footer may stand, by its path. */
export interface NamedText {
  readonly path: string;
  readonly text: string;
}

/** Addresses of other sites in pages, without their hashes, with every place that uses them. */
export function usesInPages(pages: readonly Pick<AnalyzedPage, "path" | "links">[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { path, links } of pages)
    for (const { url, line } of links) {
      const address = foreign(url);
      if (address !== undefined) add(uses, address, { path, line });
    }
  return uses;
}

/**
 * Adds what built pages link to and no writer wrote, such as the links of the footer. Links to edit a page are left out:
 * there is one for each page, and all of them follow one pattern.
 *
 * @param editBase what every address for editing begins with
 * @param texts where such addresses may come from, so that a finding leads there and not to a built file
 */
export function addBuilt(
  uses: Map<string, Use[]>,
  built: BuiltAddresses,
  editBase: string,
  own: string,
  texts: readonly NamedText[],
): void {
  for (const [file, addresses] of Object.entries(built))
    for (const { url, use } of addresses) {
      const address = foreign(url);
      if (address === undefined || use !== "link") continue;
      if (address.startsWith(editBase) || address.startsWith(own) || uses.has(address)) continue;
      uses.set(address, [placeIn(texts, address) ?? { path: `build/${file}`, line: 1 }]);
    }
}

/** The line that has the address, or its longest beginning. */
function placeIn(texts: readonly NamedText[], address: string): Use | undefined {
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

/** Names that RFC 2606 sets aside for examples: nobody answers there. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** An address of another site without its hash; undefined for addresses inside the site and for examples. */
function foreign(url: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, "https://localhost")) return undefined;
  const parsed = new URL(url, "https://localhost");
  parsed.hash = "";
  return RESERVED.test(parsed.hostname) ? undefined : parsed.href;
}

function add(uses: Map<string, Use[]>, address: string, use: Use): void {
  uses.set(address, [...(uses.get(address) ?? []), use]);
}
