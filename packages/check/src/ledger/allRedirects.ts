import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import { aliasOf } from "docusaurus-waymark-core/sections";
import type { SitePage } from "docusaurus-waymark-core/siteContent/pages";

/**
 * All redirects: the declared ones, and the addresses below the alias prefixes of sections, such as `/ipa/…` for API pages.
 * Moved pages keep their alias too. Unlisted pages have no alias.
 */
export function allRedirects(
  pages: readonly Pick<SitePage, "route" | "listed">[],
  declared: readonly Redirect[],
): readonly Redirect[] {
  const redirectedRoutes = new Set(declared.map(({ from }) => from));
  const listed = pages.filter((page) => page.listed);
  const moved = declared.filter(
    ({ from, to }) => to.startsWith("/") && !redirectedRoutes.has(aliasOf(from) ?? ""),
  );
  return [
    ...declared,
    ...listed.flatMap(({ route }) => aliasRedirect(route, route)),
    ...moved.flatMap(({ from, to }) => aliasRedirect(from, to)),
  ];
}

function aliasRedirect(route: string, to: string): Redirect[] {
  const from = aliasOf(route);
  return from === undefined ? [] : [{ from, to }];
}
