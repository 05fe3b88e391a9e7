import type { Redirect } from "../../../src/navigation/redirects";
import { placeOf, type Finding } from "../../report";
import type { BuiltSite } from "./site";

/** Where the fixed redirects are declared. */
export interface RedirectList {
  /** Path from the project root. */
  readonly path: string;
  readonly source: string;
  readonly redirects: readonly Redirect[];
}

/** Where an address ends after its redirects: a route with its hash, an absolute address, or a fault on the way. */
export interface Destination {
  readonly to: string;
  readonly hops: readonly string[];
  readonly loops: boolean;
}

/** Follows redirects from a route to their end. A loop ends at the first address seen twice. */
export function follow(from: string, redirects: readonly Redirect[]): Destination {
  const hops: string[] = [];
  for (let at = from; ;) {
    const next = redirects.find((redirect) => redirect.from === pathOf(at))?.to;
    if (next === undefined) return { to: at, hops, loops: false };
    if (hops.includes(next)) return { to: next, hops, loops: true };
    hops.push(next);
    at = next;
  }
}

/** Redirects to nothing, in chains, in loops, from pages that exist, and declared twice. */
export function redirectFindings(list: RedirectList, site: BuiltSite): Finding[] {
  return list.redirects.flatMap((redirect, index) => {
    const fault =
      repeatedFault(redirect, list.redirects.slice(0, index)) ??
      shadowFault(redirect, site) ??
      targetFault(redirect, site);
    return fault ? [{ ...placeInList(redirect, list), rule: "redirect", ...fault }] : [];
  });
}

/** The route in an address, without its hash. */
export function pathOf(address: string): string {
  return address.split("#")[0] ?? "";
}

type Fault = Pick<Finding, "message" | "fix">;

function repeatedFault({ from }: Redirect, before: readonly Redirect[]): Fault | undefined {
  return before.some((other) => other.from === from)
    ? { message: `${from} is redirected twice.`, fix: "remove one of the two entries." }
    : undefined;
}

function shadowFault({ from }: Redirect, { pages }: BuiltSite): Fault | undefined {
  return pages.has(from)
    ? { message: `${from} is a page and cannot send elsewhere.`, fix: "remove the entry, or move the page." }
    : undefined;
}

function targetFault({ from, to }: Redirect, { pages, redirects }: BuiltSite): Fault | undefined {
  const end = follow(from, redirects);
  if (end.loops) {
    const path = [from, ...end.hops].join(" to ");
    return { message: `The redirect runs in a circle: ${path}.`, fix: `let ${from} lead to a page.` };
  }
  if (end.hops.length > 1) {
    return {
      message: `${from} leads to ${to}, which sends elsewhere again.`,
      fix: `write { from: "${from}", to: "${end.to}" },`,
    };
  }
  if (!to.startsWith("/")) return undefined;
  const page = pages.get(pathOf(to));
  const id = to.split("#")[1];
  if (page && (id === undefined || page.ids.has(id))) return undefined;
  const missing = page ? `${pathOf(to)} has no heading #${id ?? ""}` : `${pathOf(to)} is no page`;
  return { message: `${from} leads to nothing: ${missing}.`, fix: `let ${from} lead to a page that exists.` };
}

function placeInList({ from }: Redirect, { path, source }: RedirectList) {
  const offset = source.indexOf(`from: "${from}"`);
  return { path, ...(offset === -1 ? { line: 1, column: 1 } : placeOf(source, offset)) };
}
