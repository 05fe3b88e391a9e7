import { resolveTokens, tokenText } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";

/** One address of the ledger. */
export interface LedgerEntry {
  /** Route without base URL. */
  readonly route: string;
  /** Id of a heading on the page; absent for the page itself. */
  readonly id?: string;
  /** Line in the ledger, from 1. */
  readonly line: number;
}

const HEADER = [
  "# Every page and heading that readers may have linked to. A build that loses one stops.",
  "# Written by `npm run urls -- accept` before a release; see CONTRIBUTING.",
];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Parses a ledger. Content tokens in ids are replaced with the values of this identity. Comments and empty lines
 * are skipped.
 */
export function parseLedger(text: string, tokens: TokenTable): LedgerEntry[] {
  return text.split("\n").flatMap((raw, index) => {
    if (!raw.startsWith("/")) return [];
    const [route = "", id] = resolveTokens(raw.trim(), tokens).split("#");
    return [{ route, line: index + 1, ...(id === undefined ? {} : { id }) }];
  });
}

/**
 * Adds new addresses to a ledger. Existing lines are never removed, because other sites may still link to them.
 *
 * @param addresses `/route` and `/route#id` of the built site
 */
export function extendLedger(text: string, addresses: Iterable<string>, tokens: TokenTable): string {
  const existingLines = text.split("\n").filter((line) => line.startsWith("/"));
  const known = new Set(existingLines.map((line) => resolveTokens(line, tokens)));
  const added = [...addresses].filter((address) => !known.has(address));
  const lines = new Set([...existingLines, ...added.map((address) => withTokens(address, tokens))]);
  return `${[...HEADER, ...[...lines].sort(compareAddresses)].join("\n")}\n`;
}

/** Replaces names of the product in an id with content tokens, so that all identities share one ledger. */
export function withTokens(address: string, tokens: TokenTable): string {
  const [route = "", id] = address.split("#");
  if (id === undefined) return route;
  const words = id.split("-").map((word) => tokenForWord(word, tokens) ?? word);
  return `${route}#${words.join("-")}`;
}

function tokenForWord(word: string, tokens: TokenTable): string | undefined {
  const token = Object.entries(tokens).find(([, value]) => value === word && SLUG.test(value));
  return token && tokenText(token[0]);
}

/** Sorts a page before its headings and before the pages below it. */
function compareAddresses(a: string, b: string): number {
  const [routeA = "", routeB = ""] = [a, b].map((line) => line.split("#")[0]);
  return compare(routeA, routeB) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
