import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import type { Finding } from "docusaurus-waymark-core/report";
import { parseLedger, withTokens } from "./ledger";
import { findLosses, type LostAnchors, type LostPage } from "./losses";
import { redirectFindings, type RedirectList } from "./redirects";
import { suggestAnchors, suggestTarget } from "./suggest";
import type { BuiltSite } from "./site";

export interface LedgerInput {
  /** Path of the ledger from the project root, and its text. */
  readonly path: string;
  readonly text: string;
  readonly list: RedirectList;
  readonly tokens: TokenTable;
  /** Returns the source file of a route, from the project root; undefined for pages without one. */
  readonly sourceOf: (route: string) => string | undefined;
  /** True for a source file that is generated from the OpenAPI description. */
  readonly isGenerated: (source: string) => boolean;
}

/** Findings for every lost page, every lost heading and every bad redirect. */
export function ledgerFindings(input: LedgerInput, site: BuiltSite): Finding[] {
  const entries = parseLedger(input.text, input.tokens);
  const { pages, anchors } = findLosses(entries, site);
  const known = new Set(entries.map(({ route, id }) => (id === undefined ? route : `${route}#${id}`)));
  const isNew = (address: string): boolean => !known.has(address);
  return [
    ...redirectFindings(input.list, site),
    ...strayLines(input),
    ...pages.map((lost) => pageFinding(lost, suggestTarget(lost, site, isNew), input)),
    ...anchors.flatMap((lost) => {
      const page = site.pages.get(lost.route);
      return page ? [anchorFinding(lost, suggestAnchors(lost, page), input)] : [];
    }),
  ];
}

/** Lines that are neither addresses nor comments, such as marks of git. */
function strayLines({ path, text }: LedgerInput): Finding[] {
  return text.split("\n").flatMap((line, index) => {
    if (/^(?:[/#]|\s*$)/.test(line)) return [];
    const message = `"${line.trim()}" is not an address.`;
    return [
      {
        path,
        line: index + 1,
        column: 1,
        rule: "ledger",
        message,
        fix: 'begin it with "/", or remove the line.',
      },
    ];
  });
}

function pageFinding({ route, line }: LostPage, to: string, { path, list }: LedgerInput): Finding {
  return {
    path,
    line,
    column: 1,
    rule: "lost-page",
    message: `The page ${route} of the last release is gone.`,
    fix: `add to ${list.path}, with the page that answers for it now: ${route}: ${to}`,
  };
}

function anchorFinding(
  { route, line, ids }: LostAnchors,
  pairs: ReadonlyMap<string, string>,
  { path, tokens, sourceOf, isGenerated }: LedgerInput,
): Finding {
  const source = sourceOf(route);
  const lostIds = ids.map((id) => `#${id}`).join(", ");
  return {
    ...(source === undefined ? { path, line } : { path: source, line: 1 }),
    column: 1,
    rule: "lost-anchor",
    message: `${route} lost ${lostIds} of the last release.`,
    fix:
      source !== undefined && isGenerated(source)
        ? `add the new heading to the tag of this page in api/openapi.yaml, then run npm run api:generate: x-${anchorsLine(pairs, tokens)}`
        : `add the new heading to the front matter: ${anchorsLine(pairs, tokens)}`,
  };
}

/** One line of front matter, `anchors: { old: new }`. */
export function anchorsLine(pairs: ReadonlyMap<string, string>, tokens: TokenTable): string {
  const items = [...pairs].map(([oldId, id]) => `${anchorText(oldId, tokens)}: ${anchorText(id, tokens)}`);
  return `anchors: { ${items.join(", ")} }`;
}

/** An id for front matter, quoted unless YAML reads it as plain text. Product names become content tokens. */
export function anchorText(id: string, tokens: TokenTable): string {
  const text = withTokens(`/#${id}`, tokens).slice(2);
  const isPlainYaml =
    /^[a-z][a-z0-9_-]*$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/.test(text);
  return isPlainYaml ? text : `"${text}"`;
}
