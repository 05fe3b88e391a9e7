import { withoutBase } from "docusaurus-waymark-core/build/routes";

/** The data that resolves links of printed pages. */
export interface PrintedLinkContext {
  /** Path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** Routes of the pages on the same printed page. */
  readonly groupRoutes: ReadonlySet<string>;
}

/** The id of a page, or of an element on it, in a document with many pages. Routes and slugs contain no full stop. */
export function printedId(route: string, id = ""): string {
  const page = route.slice(1) || "home";
  return id === "" ? page : `${page}.${id}`;
}

/**
 * The target of a link in a printed page: an id when the page is in the same document, otherwise an absolute
 * address, which the style sheet prints.
 *
 * @param route address of the page that contains the link, without base URL
 */
export function printedHref(
  href: string,
  route: string,
  { baseUrl, url, groupRoutes }: PrintedLinkContext,
): string {
  if (href.startsWith("#")) return `#${printedId(route, href.slice(1))}`;
  if (!href.startsWith("/") || href.startsWith("//")) return href;
  const [path = "", hash = ""] = href.split("#");
  const target = withoutBase(path, baseUrl).replace(/(?<=.)\/$/, "");
  return groupRoutes.has(target) ? `#${printedId(target, hash)}` : url + href;
}
