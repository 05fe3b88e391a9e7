import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { NavGroup } from "./tree";

const kept = new WeakMap<NavGroup, string>();

/**
 * HTML of the rows of a group as they are on every page that is not in the group. A build of many pages would
 * otherwise spend most of its time on drawing the same rows on each.
 *
 * @param rows list items that depend on nothing but the group, and on no state above them
 */
export function inactiveMarkup(group: NavGroup, rows: ReactNode): string {
  const markup = kept.get(group) ?? renderToString(rows);
  kept.set(group, markup);
  return markup;
}
