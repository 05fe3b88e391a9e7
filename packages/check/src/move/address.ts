import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";

/** Changes of the parts of an address. A part that is not named stays as the writer typed it. */
export interface Rewrite {
  /** Route. */
  readonly pathname?: string;
  /** Id of a heading, with content tokens; empty for none. */
  readonly hash?: string;
}

/** Changes of the addresses of one page. */
export interface AddressChange {
  /** Path of the page from the project root. */
  readonly page: string;
  /** Its route now. */
  readonly route: string;
  /** The change of a link to a heading of the page, by the heading's id; empty for the page itself. */
  readonly of: (id: string) => Rewrite | undefined;
}

/** A move of a file, or of a folder with all that it holds. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** What a plan changes. */
export interface Changes {
  readonly addresses: readonly AddressChange[];
  /** Files and folders that move, by which imports and relative addresses change too. */
  readonly moves: readonly FileMove[];
}

const PARTS = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s;

/** The route and the heading's id of an address, with content tokens replaced. */
export function partsOf(raw: string, tokens: TokenTable): { readonly pathname: string; readonly id: string } {
  const [, pathname = "", , id = ""] = PARTS.exec(resolveTokens(raw, tokens)) ?? [];
  return { pathname, id };
}

/** An address after a change. A link within its own page (`#id`) needs no route. */
export function rewritten(raw: string, { pathname, hash }: Rewrite): string {
  const [, route = "", query = "", id] = PARTS.exec(raw) ?? [];
  const next = hash ?? id;
  return `${route === "" ? "" : (pathname ?? route)}${query}${next === undefined || next === "" ? "" : `#${next}`}`;
}

/**
 * Finds a route in a text that is not a page, with the id after it as its only group: not as a part of a longer path, and
 * not with an ending (`/route.md`).
 */
export function routePattern(route: string): RegExp {
  const id = "((?:[\\p{L}\\p{N}_-]|\\{\\{\\w+\\}\\})+)";
  return new RegExp(`(?<![\\w./-])${escapeRegExp(route)}(?:#${id})?(?![\\w/#-]|\\.\\w)`, "gu");
}
