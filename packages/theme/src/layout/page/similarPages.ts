import { nearest } from "docusaurus-waymark-core/lib/nearest";

/** More pages are not suggested. */
const MAX_SUGGESTIONS = 4;

/** The last part of a path without what separates its words: "setupkeys" for `/resources/setup-keys`. */
function nameOf(path: string): string {
  return path
    .replace(/(?:\.html|\/)$/, "")
    .replace(/.*\//, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Pages whose name is that of a path without a page, but for a typing mistake. */
export function similarPages<Page extends { readonly href: string }>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const name = nameOf(path);
  const names = pages.map(({ href }) => nameOf(href));
  const near = name === "" ? undefined : nearest(name, names);
  return pages.filter((_, place) => names[place] === near).slice(0, MAX_SUGGESTIONS);
}

/** Pages in the folder that a path names; empty when it names none. */
export function pagesBelow<Page extends { readonly href: string }>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const folder = `${path.replace(/\/+$/, "")}/`;
  return folder === "/" ? [] : pages.filter(({ href }) => href.startsWith(folder));
}
