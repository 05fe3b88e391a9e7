import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { NavGroup } from "./tree";

/** Rendered rows by group, for the whole build. */
const cache = new WeakMap<NavGroup, string>();

/**
 * HTML of the rows of a group on pages outside the group, rendered once for a build. Otherwise a large build would spend most
 * of its time on rendering the same rows for every page.
 *
 * @param rows list items that depend on the group only, and on no context
 */
export function inactiveMarkup(group: NavGroup, rows: ReactNode): string {
  const markup = cache.get(group) ?? renderToString(rows);
  cache.set(group, markup);
  return markup;
}
