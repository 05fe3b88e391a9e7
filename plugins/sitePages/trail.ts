import type { MenuItem } from "./menu";

/**
 * The groups above each page of a menu, outermost first, as ids of the groups' own pages. A group without a page of its
 * own is left out, and so is a group's page above itself.
 */
export function trailsOf(
  items: readonly MenuItem[],
  above: readonly string[] = [],
): Map<string, readonly string[]> {
  return new Map(items.flatMap((item) => [...trailsOfItem(item, above)]));
}

function trailsOfItem(item: MenuItem, above: readonly string[]): Map<string, readonly string[]> {
  if (item.type !== "category") return new Map(item.id === undefined ? [] : [[item.id, above]]);
  const own = item.link?.id;
  const below = trailsOf(item.items ?? [], own === undefined ? above : [...above, own]);
  return own === undefined ? below : new Map([...below, [own, above]]);
}
