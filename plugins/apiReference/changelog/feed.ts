import { slugify } from "../../../src/lib/slug";
import { FEEDS } from "../../../src/navigation/feeds";
import type { ProductIdentity } from "../../../src/product/identity";
import { resolveTokens } from "../../../src/product/resolve";
import { tokensOf } from "../../../src/product/tokens";
import { atomFeed } from "../../lib/atom";
import { changesByLevel } from "../diff";
import type { Publication } from "./disk";

/**
 * The feed of publications, newest first; each entry links to its part of the changelog.
 *
 * @param urlOf returns the absolute address of a route
 */
export function changelogFeed(
  history: readonly Publication[],
  product: ProductIdentity,
  urlOf: (route: string) => string,
): string {
  const { file, title, page } = FEEDS.api;
  return atomFeed({
    title: `${product.name}: ${title}`,
    author: product.company,
    page: urlOf(page),
    self: urlOf(`/${file}`),
    entries: history.map((publication) => ({
      title: `API ${publication.name}`,
      url: `${urlOf(page)}#${slugify(publication.name)}`,
      day: publication.on ?? publication.name,
      summary: resolveTokens(publicationSummary(publication), tokensOf(product)),
    })),
  });
}

/** The changes of a publication, one sentence each. */
function publicationSummary({ note = "", changes }: Publication): string {
  const sentences = changesByLevel(changes).flatMap(([, list]) => list);
  return [note, ...sentences].join(" ").replaceAll("`", "").trim();
}
