import type { SearchHit } from "../../model";
import type { Option } from "./answer";

/** Rows of one section. */
export interface Group<T> {
  readonly section: SearchHit["section"];
  readonly options: readonly T[];
}

/** Puts hits of one section together, and in it those of one page; each comes where its best hit stood. */
export function arrange(hits: readonly SearchHit[], hrefOf: (url: string) => string): readonly Option[] {
  const ordered = together(hits, (hit) => hit.section).flatMap((section) =>
    together(section, (hit) => hit.page).flat(),
  );
  return ordered.map((hit, place) => ({
    hit,
    href: hrefOf(hit.url),
    rank: hits.indexOf(hit) + 1,
    nested: hit.type !== "lvl1" && ordered[place - 1]?.page === hit.page,
  }));
}

/** The rows in their order, cut into sections. */
export function groupsOf<T extends Option>(options: readonly T[]): readonly Group<T>[] {
  return together(options, ({ hit }) => hit.section).flatMap((group) =>
    group[0] ? [{ section: group[0].hit.section, options: group }] : [],
  );
}

/** Lists of entries with the same key, by first appearance. */
function together<T>(entries: readonly T[], keyOf: (entry: T) => string): readonly (readonly T[])[] {
  const lists = new Map<string, T[]>();
  for (const entry of entries) lists.set(keyOf(entry), [...(lists.get(keyOf(entry)) ?? []), entry]);
  return [...lists.values()];
}
