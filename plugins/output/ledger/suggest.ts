import { distance as editDistance } from "fastest-levenshtein";
import type { LostAnchors, LostPage } from "./losses";
import type { BuiltHeading, BuiltPage } from "./readPage";
import type { BuiltSite } from "./site";

/**
 * Where a lost page most likely went: the page, new ones first, that has at least half of its headings.
 * Without one, the title of the nearest page by address: then the old headings need not be there.
 */
export function successorOf(lost: LostPage, site: BuiltSite, isNew: (address: string) => boolean): string {
  const kept = [...site.pages].filter(([route, page]) => route !== "/404" && page.listed);
  const ranked = kept
    .map(([route, page]) => ({ route, page, shared: lost.ids.filter((id) => page.ids.has(id)).length }))
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        Number(isNew(b.route)) - Number(isNew(a.route)) ||
        distance(lost.route, a.route) - distance(lost.route, b.route),
    );
  const [moved] = ranked;
  if (moved && lost.ids.length > 0 && moved.shared * 2 >= lost.ids.length) return moved.route;
  const near = ranked.sort((a, b) => distance(lost.route, a.route) - distance(lost.route, b.route))[0];
  const title = near?.page.headings.find(({ level }) => level === 1);
  return near ? `${near.route}${title ? `#${title.id}` : ""}` : "/";
}

/** Old id to the id that most likely took its place: a new heading of the page first, else the nearest, else the title. */
export function anchorsFor({ ids, kept }: LostAnchors, page: BuiltPage): ReadonlyMap<string, string> {
  const free = page.headings.filter(({ id }) => !kept.has(id));
  const pairs = new Map(page.aliases);
  for (const id of ids) {
    const [best] = free.sort((a, b) => editDistance(id, a.id) - editDistance(id, b.id));
    pairs.set(id, (best ?? fallback(id, page.headings)).id);
    if (best && free.length > 1) free.splice(free.indexOf(best), 1);
  }
  return pairs;
}

function fallback(id: string, headings: readonly BuiltHeading[]): Pick<BuiltHeading, "id"> {
  const near = headings.filter((heading) => editDistance(id, heading.id) <= id.length / 3);
  return near.sort((a, b) => editDistance(id, a.id) - editDistance(id, b.id))[0] ?? headings[0] ?? { id };
}

/** Address distance: a shared folder counts for much, then the spelling of the last part. */
function distance(a: string, b: string): number {
  const [folderA, nameA] = split(a);
  const [folderB, nameB] = split(b);
  return (folderA === folderB ? 0 : 100 + editDistance(folderA, folderB)) + editDistance(nameA, nameB);
}

function split(route: string): readonly [folder: string, name: string] {
  const cut = route.lastIndexOf("/");
  return [route.slice(0, cut), route.slice(cut + 1)];
}
