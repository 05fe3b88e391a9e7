import { withoutBase } from "../../lib/routes";

/** What a printed page knows of the site. */
export interface PrintedLinks {
  /** Path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** Routes of the pages on the same printed page. */
  readonly members: ReadonlySet<string>;
}

/** The id of a page, or of an element of it, where many pages stand together. Routes and slugs have no full stop. */
export function placeOf(route: string, id = ""): string {
  const page = route.slice(1) || "home";
  return id === "" ? page : `${page}.${id}`;
}

/**
 * Where a link of a page leads on paper: to a place of the same printed page, or to the whole address of what is
 * elsewhere, which the style sheet prints.
 *
 * @param route address of the page that the link stands on, without base URL
 */
export function printedAddress(href: string, route: string, { baseUrl, url, members }: PrintedLinks): string {
  if (href.startsWith("#")) return `#${placeOf(route, href.slice(1))}`;
  if (!href.startsWith("/") || href.startsWith("//")) return href;
  const [path = "", hash = ""] = href.split("#");
  const target = withoutBase(path, baseUrl).replace(/(?<=.)\/$/, "");
  return members.has(target) ? `#${placeOf(target, hash)}` : url + href;
}
