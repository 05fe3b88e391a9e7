import type { TokenTable } from "../../../src/product/tokens";
import type { Finding } from "../../report";
import { parseLedger, tokenized } from "./ledger";
import { findLosses, type LostAnchors, type LostPage } from "./losses";
import { redirectFindings, type RedirectList } from "./redirects";
import { anchorsFor, successorOf } from "./suggest";
import type { BuiltSite } from "./site";

export interface LedgerInput {
  /** Path of the ledger from the project root, and its text. */
  readonly path: string;
  readonly text: string;
  readonly list: RedirectList;
  readonly tokens: TokenTable;
  /** Source file of a route, from the project root, or undefined for pages without one. */
  readonly sourceOf: (route: string) => string | undefined;
  /** True for a source that a program writes from the description of the API. */
  readonly isGenerated: (source: string) => boolean;
}

/** Everything that a build takes from readers without sending them on, and every redirect that sends them astray. */
export function ledgerFindings(input: LedgerInput, site: BuiltSite): Finding[] {
  const entries = parseLedger(input.text, input.tokens);
  const { pages, anchors } = findLosses(entries, site);
  const known = new Set(entries.map(({ route, id }) => (id === undefined ? route : `${route}#${id}`)));
  const isNew = (address: string): boolean => !known.has(address);
  return [
    ...redirectFindings(input.list, site),
    ...pages.map((lost) => pageFinding(lost, successorOf(lost, site, isNew), input)),
    ...anchors.flatMap((lost) => {
      const page = site.pages.get(lost.route);
      return page ? [anchorFinding(lost, anchorsFor(lost, page), input)] : [];
    }),
  ];
}

function pageFinding({ route, line }: LostPage, to: string, { path, list }: LedgerInput): Finding {
  return {
    path,
    line,
    column: 1,
    rule: "lost-page",
    message: `The page ${route} of the last release is gone.`,
    fix: `add to the list in ${list.path}, with the page that answers for it now: { from: "${route}", to: "${to}" },`,
  };
}

function anchorFinding(
  { route, line, ids }: LostAnchors,
  pairs: ReadonlyMap<string, string>,
  { path, tokens, sourceOf, isGenerated }: LedgerInput,
): Finding {
  const source = sourceOf(route);
  const lost = ids.map((id) => `#${id}`).join(", ");
  return {
    ...(source === undefined ? { path, line } : { path: source, line: 1 }),
    column: 1,
    rule: "lost-anchor",
    message: `${route} lost ${lost} of the last release.`,
    fix:
      source !== undefined && isGenerated(source)
        ? `let the tag of this page in api/openapi.yaml say where the heading is now, then run npm run api:generate: x-${anchorsLine(pairs, tokens)}`
        : `let the front matter say where the heading is now: ${anchorsLine(pairs, tokens)}`,
  };
}

/** One line of front matter, `anchors: { old: new }`. */
export function anchorsLine(pairs: ReadonlyMap<string, string>, tokens: TokenTable): string {
  const items = [...pairs].map(([old, id]) => `${anchorText(old, tokens)}: ${anchorText(id, tokens)}`);
  return `anchors: { ${items.join(", ")} }`;
}

/** Words that YAML reads as text stay bare; ids with the product's name in them become tokens. */
export function anchorText(id: string, tokens: TokenTable): string {
  const text = tokenized(`/#${id}`, tokens).slice(2);
  const bare = /^[a-z][a-z0-9_-]*$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/.test(text);
  return bare ? text : `"${text}"`;
}
