import { resolveTokens, tokenText } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";

/** One promised address of the last release. */
export interface LedgerEntry {
  /** Route without base URL. */
  readonly route: string;
  /** Id of a heading there; absent for the page itself. */
  readonly id?: string;
  /** Line in the ledger, from 1. */
  readonly line: number;
}

const HEADER = [
  "# Every page and heading that readers may have linked to. A build that loses one stops.",
  "# Written by `npm run urls:accept` before a release; see CONTRIBUTING.",
];

const PLAIN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads a ledger; content tokens in ids get this identity's values. Comments and empty lines are left out. */
export function parseLedger(text: string, tokens: TokenTable): LedgerEntry[] {
  return text.split("\n").flatMap((raw, index) => {
    if (!raw.startsWith("/")) return [];
    const [route = "", id] = resolveTokens(raw.trim(), tokens).split("#");
    return [{ route, line: index + 1, ...(id === undefined ? {} : { id }) }];
  });
}

/**
 * The ledger with new addresses added: nothing that stands in it is ever dropped, because links to it live on.
 *
 * @param addresses `/route` and `/route#id` of the built site
 */
export function extendLedger(text: string, addresses: Iterable<string>, tokens: TokenTable): string {
  const kept = text.split("\n").filter((line) => line.startsWith("/"));
  const known = new Set(kept.map((line) => resolveTokens(line, tokens)));
  const added = [...addresses].filter((address) => !known.has(address));
  const lines = new Set([...kept, ...added.map((address) => tokenized(address, tokens))]);
  return `${[...HEADER, ...[...lines].sort(byAddress)].join("\n")}\n`;
}

/** Names of the product in an id become content tokens, so that one ledger serves every identity. */
export function tokenized(address: string, tokens: TokenTable): string {
  const [route = "", id] = address.split("#");
  if (id === undefined) return route;
  const words = id.split("-").map((word) => nameOf(word, tokens) ?? word);
  return `${route}#${words.join("-")}`;
}

function nameOf(word: string, tokens: TokenTable): string | undefined {
  const token = Object.entries(tokens).find(([, value]) => value === word && PLAIN_SLUG.test(value));
  return token && tokenText(token[0]);
}

/** A page stands before its headings and before the pages below it. */
function byAddress(a: string, b: string): number {
  const [routeA = "", routeB = ""] = [a, b].map((line) => line.split("#")[0]);
  return compare(routeA, routeB) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
