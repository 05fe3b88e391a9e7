import { canonicalPath, DOCS_ALIAS } from "../../../src/sections";
import type { LedgerEntry } from "./ledger";
import { follow, pathOf } from "./redirects";
import type { BuiltSite } from "./site";

/** A page of the last release that answers no more. */
export interface LostPage {
  readonly route: string;
  readonly line: number;
  /** Heading ids that it had. */
  readonly ids: readonly string[];
}

/** Headings of the last release that are gone from a page, or from the page that took its place. */
export interface LostAnchors {
  /** Route of the page on which the old ids should work. */
  readonly route: string;
  readonly line: number;
  readonly ids: readonly string[];
  /** Ids of the last release that the page still has. */
  readonly kept: ReadonlySet<string>;
}

export interface Losses {
  readonly pages: readonly LostPage[];
  readonly anchors: readonly LostAnchors[];
}

/** What the last release had and the built site has not, neither itself nor through a redirect or an old id. */
export function findLosses(entries: readonly LedgerEntry[], site: BuiltSite): Losses {
  const ends = new Map(
    [...new Set(entries.map(({ route }) => route))].map((route) => [route, endOf(route, site)]),
  );
  const lost = entries.filter(({ route, id }) => id === undefined && ends.get(route) === "lost");
  const pages = lost.filter(({ route }) => !derivedFrom(route, lost));
  return {
    pages: pages.map(({ route, line }) => ({ route, line, ids: idsOf(route, entries) })),
    anchors: lostAnchors(entries, ends, site),
  };
}

/** `lost`; `elsewhere` when a redirect names its own place; or the page that answers for the old headings too. */
type End = "lost" | "elsewhere" | { readonly page: string };

function endOf(route: string, { pages, redirects }: BuiltSite): End {
  if (pages.has(route)) return { page: route };
  const { to, hops } = follow(route, redirects);
  if (hops.length === 0) return "lost";
  // A redirect to nothing is a finding of its own.
  return to.includes("#") || !pages.has(to) ? "elsewhere" : { page: to };
}

function lostAnchors(
  entries: readonly LedgerEntry[],
  ends: ReadonlyMap<string, End>,
  { pages }: BuiltSite,
): LostAnchors[] {
  const groups = new Map<string, { line: number; ids: Set<string>; kept: Set<string> }>();
  for (const { route, id, line } of entries) {
    const end = ends.get(route);
    if (id === undefined || typeof end !== "object") continue;
    const group = groups.get(end.page) ?? { line, ids: new Set<string>(), kept: new Set<string>() };
    const has = pages.get(end.page)?.ids.has(id) === true;
    (has ? group.kept : group.ids).add(id);
    groups.set(end.page, group);
  }
  const lost = [...groups].filter(([, { ids }]) => ids.size > 0);
  return lost.map(([route, { line, ids, kept }]) => ({ route, line, ids: [...ids], kept }));
}

/** Alias routes follow their page: when it is fixed, so are they. */
function derivedFrom(route: string, lost: readonly LedgerEntry[]): boolean {
  const original = route.startsWith(`${DOCS_ALIAS}/`) ? route.slice(DOCS_ALIAS.length) : canonicalPath(route);
  return original !== route && lost.some((entry) => pathOf(entry.route) === original);
}

function idsOf(route: string, entries: readonly LedgerEntry[]): string[] {
  return entries.flatMap((entry) => (entry.route === route && entry.id !== undefined ? [entry.id] : []));
}
