import { slugify } from "docusaurus-waymark-core/lib/slug";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { atomFeed } from "docusaurus-waymark-core/build/atom";
import { changesByLevel } from "../diff";
import type { ApiSite } from "../options";
import type { Publication } from "./disk";

/** The feed in the output folder of a build. */
export function feedFile({ basePath }: Pick<ApiSite, "basePath">): string {
  return `${basePath.slice(1)}/changelog.atom`;
}

/**
 * The feed of publications, newest first; each entry links to its part of the changelog.
 *
 * @param urlOf returns the absolute address of a route
 */
export function changelogFeed(
  site: Pick<ApiSite, "product" | "basePath">,
  history: readonly Publication[],
  urlOf: (route: string) => string,
): string {
  const { product, basePath } = site;
  const page = urlOf(`${basePath}/changelog`);
  return atomFeed({
    title: `${product.name}: API changes`,
    author: product.company,
    page,
    self: urlOf(`/${feedFile(site)}`),
    entries: history.map((publication) => ({
      title: `API ${publication.name}`,
      url: `${page}#${slugify(publication.name)}`,
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
