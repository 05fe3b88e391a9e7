/**
 * Suggests replacements for lost pages and headings, so that the fix of a finding can be pasted as it is in most
 * cases.
 */
import { distance as editDistance } from "fastest-levenshtein";
import type { LostAnchors, LostPage } from "./losses";
import type { BuiltHeading, PageAddresses } from "./pageAddresses";
import type { BuiltSite } from "./site";

/**
 * The most likely new address of a lost page: a page, new ones first, that has at least half of its headings.
 * Otherwise the title of the page with the most similar address; a link to a heading makes clear that the old
 * headings need no counterpart.
 */
export function suggestTarget(lost: LostPage, site: BuiltSite, isNew: (address: string) => boolean): string {
  const listedPages = [...site.pages].filter(([route, page]) => route !== "/404" && page.listed);
  const ranked = listedPages
    .map(([route, page]) => ({ route, page, shared: lost.ids.filter((id) => page.ids.has(id)).length }))
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        Number(isNew(b.route)) - Number(isNew(a.route)) ||
        routeDistance(lost.route, a.route) - routeDistance(lost.route, b.route),
    );
  const [bestMatch] = ranked;
  if (bestMatch && lost.ids.length > 0 && bestMatch.shared * 2 >= lost.ids.length) return bestMatch.route;
  const nearest = ranked.sort(
    (a, b) => routeDistance(lost.route, a.route) - routeDistance(lost.route, b.route),
  )[0];
  const title = nearest?.page.headings.find(({ level }) => level === 1);
  return nearest ? `${nearest.route}${title ? `#${title.id}` : ""}` : "/";
}

/**
 * For each lost id, the id of the most similar heading that is new on the page; without one, of any similar
 * heading; without one, of the title.
 */
export function suggestAnchors(
  { ids, remainingIds }: LostAnchors,
  page: PageAddresses,
): ReadonlyMap<string, string> {
  const candidates = page.headings.filter(({ id }) => !remainingIds.has(id));
  const pairs = new Map(page.aliases);
  for (const id of ids) {
    const [best] = candidates.sort((a, b) => editDistance(id, a.id) - editDistance(id, b.id));
    pairs.set(id, (best ?? similarHeading(id, page.headings)).id);
    if (best && candidates.length > 1) candidates.splice(candidates.indexOf(best), 1);
  }
  return pairs;
}

function similarHeading(id: string, headings: readonly BuiltHeading[]): Pick<BuiltHeading, "id"> {
  const similar = headings.filter((heading) => editDistance(id, heading.id) <= id.length / 3);
  return similar.sort((a, b) => editDistance(id, a.id) - editDistance(id, b.id))[0] ?? headings[0] ?? { id };
}

/** Edit distance between two routes; a different folder adds 100, so that pages of the same folder come first. */
function routeDistance(a: string, b: string): number {
  const [folderA, nameA] = splitRoute(a);
  const [folderB, nameB] = splitRoute(b);
  return (folderA === folderB ? 0 : 100 + editDistance(folderA, folderB)) + editDistance(nameA, nameB);
}

function splitRoute(route: string): readonly [folder: string, name: string] {
  const lastSlash = route.lastIndexOf("/");
  return [route.slice(0, lastSlash), route.slice(lastSlash + 1)];
}
