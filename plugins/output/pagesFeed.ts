import { FEEDS } from "../../src/navigation/feeds";
import type { ProductIdentity } from "../../src/product";
import { atomFeed } from "../lib/atom";
import type { SitePage } from "./pages";

/** Entries of the feed: what changed before is found by other means. */
const MAX_ENTRIES = 50;

/**
 * The feed of pages, the last revised first, each with the release that it was written for. Generated and unlisted pages
 * have no day of their own or are not for everybody: they are left out.
 *
 * @param urlOf makes an absolute address of a route
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
