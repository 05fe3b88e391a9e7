import { FEEDS } from "docusaurus-waymark-core/navigation/feeds";
import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { atomFeed } from "docusaurus-waymark-core/build/atom";
import type { SitePage } from "docusaurus-waymark-core/siteContent/pages";

/** Limits the size of the file that feed readers fetch again and again. */
const MAX_ENTRIES = 50;

/**
 * The Atom feed of pages, sorted by revision day, newest first; each entry names the release the page was written
 * for. Generated and unlisted pages are left out.
 *
 * @param urlOf returns the absolute address of a route
 */
export function pagesFeed(
  pages: readonly SitePage[],
  { name, company }: Pick<ProductIdentity, "name" | "company">,
  urlOf: (route: string) => string,
): string {
  const entries = pages
    .flatMap(({ route, title, description, listed, modified, release }) =>
      listed && modified !== undefined
        ? [{ title, url: urlOf(route), day: modified, summary: description, category: release }]
        : [],
    )
    .sort((a, b) => b.day.localeCompare(a.day) || a.url.localeCompare(b.url))
    .slice(0, MAX_ENTRIES);
  const { file, title, page } = FEEDS.pages;
  return atomFeed({
    title: `${name}: ${title}`,
    author: company,
    page: urlOf(page),
    self: urlOf(`/${file}`),
    entries,
  });
}
