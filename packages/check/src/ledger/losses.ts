/**
 * Finds pages and headings that are in the ledger but no longer in the built site, neither directly nor through a
 * redirect or an old id.
 */
import { unaliased } from "docusaurus-waymark-core/sections";
import type { LedgerEntry } from "./ledger";
import { followRedirects, withoutHash } from "./redirects";
import type { BuiltSite } from "./site";

/** A page of the last release that no longer exists and has no redirect. */
export interface LostPage {
  readonly route: string;
  readonly line: number;
  /** Ids of its headings in the ledger. */
  readonly ids: readonly string[];
}

/** Headings of the last release that no longer exist on a page, or on the page that replaced it. */
export interface LostAnchors {
  /** Route of the page on which the old ids should work. */
  readonly route: string;
  readonly line: number;
  readonly ids: readonly string[];
  /** Ids of the ledger that the page still has. */
  readonly remainingIds: ReadonlySet<string>;
}

export interface Losses {
  readonly pages: readonly LostPage[];
  readonly anchors: readonly LostAnchors[];
}

/** All pages and headings of the ledger that the built site lost. */
export function findLosses(entries: readonly LedgerEntry[], site: BuiltSite): Losses {
  const resolutions = new Map(
    [...new Set(entries.map(({ route }) => route))].map((route) => [route, resolveRoute(route, site)]),
  );
  const lost = entries.filter(({ route, id }) => id === undefined && resolutions.get(route) === "lost");
  const pages = lost.filter(({ route }) => !isAliasOfLostPage(route, lost));
  return {
    pages: pages.map(({ route, line }) => ({ route, line, ids: idsOf(route, entries) })),
    anchors: lostAnchors(entries, resolutions, site),
  };
}

/**
 * Destination of a route in the ledger. `elsewhere`: a redirect to a heading or another site, so the old headings
 * need no check.
 */
type Resolution = "lost" | "elsewhere" | { readonly page: string };

function resolveRoute(route: string, { pages, redirects }: BuiltSite): Resolution {
  if (pages.has(route)) return { page: route };
  const { to, hops } = followRedirects(route, redirects);
  if (hops.length === 0) return "lost";
  // A redirect to nothing is a separate finding.
  return to.includes("#") || !pages.has(to) ? "elsewhere" : { page: to };
}

function lostAnchors(
  entries: readonly LedgerEntry[],
  resolutions: ReadonlyMap<string, Resolution>,
  { pages }: BuiltSite,
): LostAnchors[] {
  const groups = new Map<string, { line: number; ids: Set<string>; remainingIds: Set<string> }>();
  for (const { route, id, line } of entries) {
    const resolution = resolutions.get(route);
    if (id === undefined || typeof resolution !== "object") continue;
    const group = groups.get(resolution.page) ?? {
      line,
      ids: new Set<string>(),
      remainingIds: new Set<string>(),
    };
    const isStillThere = pages.get(resolution.page)?.ids.has(id) === true;
    (isStillThere ? group.remainingIds : group.ids).add(id);
    groups.set(resolution.page, group);
  }
  const lost = [...groups].filter(([, { ids }]) => ids.size > 0);
  return lost.map(([route, { line, ids, remainingIds }]) => ({ route, line, ids: [...ids], remainingIds }));
}

/** True for an alias of a lost page: a redirect for the page fixes the alias too. */
function isAliasOfLostPage(route: string, lost: readonly LedgerEntry[]): boolean {
  const original = unaliased(route);
  return original !== route && lost.some((entry) => withoutHash(entry.route) === original);
}

function idsOf(route: string, entries: readonly LedgerEntry[]): string[] {
  return entries.flatMap((entry) => (entry.route === route && entry.id !== undefined ? [entry.id] : []));
}
