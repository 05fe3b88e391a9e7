/** Follows redirects and checks the declared ones. */
import { addressKey, isValidRoute, VALID_NAMES } from "docusaurus-waymark-core/content/routes";
import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import { redirectFileProblem, redirectLines } from "docusaurus-waymark-core/site/redirects";
import { positionOf, type Finding } from "docusaurus-waymark-core/report";
import type { BuiltSite } from "./site";

/** The declared redirects and their source file, for findings with line and column. */
export interface RedirectList {
  /** Path from the project root. */
  readonly path: string;
  readonly source: string;
  readonly redirects: readonly Redirect[];
}

/** The end of a chain of redirects: a route with its hash, or an absolute address. */
export interface Destination {
  readonly to: string;
  /** Every address on the way, the last one included. */
  readonly hops: readonly string[];
  /** True when the redirects form a loop. */
  readonly loops: boolean;
}

/** Follows redirects from a route to the end. A loop ends at the first address seen twice. */
export function followRedirects(from: string, redirects: readonly Redirect[]): Destination {
  const hops: string[] = [];
  for (let address = from; ;) {
    const next = redirects.find((redirect) => redirect.from === withoutHash(address))?.to;
    if (next === undefined) return { to: address, hops, loops: false };
    if (hops.includes(next)) return { to: next, hops, loops: true };
    hops.push(next);
    address = next;
  }
}

/**
 * A finding for a file that cannot be read, otherwise for each redirect that is no pair of addresses, is declared twice, starts at an existing page, is part of a loop or chain, or
 * leads to nothing.
 */
export function redirectFindings(list: RedirectList, site: BuiltSite): Finding[] {
  const unread = redirectFileProblem(list.source);
  if (unread) return [{ path: list.path, rule: "redirect", ...unread }];
  return list.redirects.flatMap((redirect, index) => {
    const problem =
      formProblem(redirect) ??
      duplicateProblem(redirect, list.redirects.slice(0, index)) ??
      existingPageProblem(redirect, site) ??
      targetProblem(redirect, site);
    return problem ? [{ ...positionInList(redirect, list), rule: "redirect", ...problem }] : [];
  });
}

/** The route of an address, without its hash. */
export function withoutHash(address: string): string {
  return address.split("#")[0] ?? "";
}

type Problem = Pick<Finding, "message" | "fix">;

/** Hosts and the application compare routes, and browsers keep to HTTPS. */
function formProblem({ from, to }: Redirect): Problem | undefined {
  if (!isValidRoute(from))
    return { message: `"${from}" is no address of a page.`, fix: `begin it with "/", and ${VALID_NAMES}.` };
  const slashed = [from, withoutHash(to)].find((address) => /^\/.+\/$/.test(address));
  if (slashed !== undefined)
    return { message: `"${slashed}" has a slash at its end.`, fix: `write "${slashed.slice(0, -1)}".` };
  return /^(?:\/|https:\/\/)/.test(to)
    ? undefined
    : {
        message: `"${to}" is neither a route nor an address with HTTPS.`,
        fix: 'begin it with "/" or "https://".',
      };
}

function duplicateProblem({ from }: Redirect, before: readonly Redirect[]): Problem | undefined {
  return before.some((other) => addressKey(other.from) === addressKey(from))
    ? { message: `${from} is redirected twice.`, fix: "remove one of the two entries." }
    : undefined;
}

function existingPageProblem({ from }: Redirect, { pages }: BuiltSite): Problem | undefined {
  const page = [...pages.keys()].find((route) => addressKey(route) === addressKey(from));
  return page === undefined
    ? undefined
    : { message: `${page} is a page and cannot be redirected.`, fix: "remove the entry, or move the page." };
}

function targetProblem({ from, to }: Redirect, { pages, redirects }: BuiltSite): Problem | undefined {
  const end = followRedirects(from, redirects);
  if (end.loops) {
    const path = [from, ...end.hops].join(" to ");
    return { message: `The redirect is a loop: ${path}.`, fix: `let ${from} lead to a page.` };
  }
  if (end.hops.length > 1) {
    return {
      message: `${from} leads to ${to}, which is redirected again.`,
      fix: `write ${from}: ${end.to}`,
    };
  }
  if (!to.startsWith("/")) return undefined;
  const page = pages.get(withoutHash(to));
  const id = to.split("#")[1];
  if (page && (id === undefined || page.ids.has(id))) return undefined;
  const missing = page ? `${withoutHash(to)} has no heading #${id ?? ""}` : `${withoutHash(to)} is no page`;
  return { message: `${from} leads to nothing: ${missing}.`, fix: `let ${from} lead to a page that exists.` };
}

function positionInList({ from }: Redirect, { path, source }: RedirectList) {
  const offset = redirectLines(source).find((line) => line.from === from)?.start ?? -1;
  return { path, ...(offset === -1 ? { line: 1, column: 1 } : positionOf(source, offset)) };
}
