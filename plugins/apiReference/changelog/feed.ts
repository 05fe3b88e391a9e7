import { slugify } from "../../../src/lib/slug";
import { FEEDS } from "../../../src/navigation/feeds";
import type { ProductIdentity } from "../../../src/product";
import { resolveTokens } from "../../../src/product/resolve";
import { tokensOf } from "../../../src/product/tokens";
import { atomFeed } from "../../lib/atom";
import { changeText, type Difference } from "../diff";
import { changedTextsLine } from "../diff/report";
import type { Publication } from "./types";

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
function publicationSummary({ first, ...difference }: Publication): string {
  if (first) return "The first publication of the API description.";
  return sentences(difference).join(" ");
}

function sentences({ changes, texts }: Difference): string[] {
  const plain = changes.map((change) => changeText(change).replaceAll("`", ""));
  return texts > 0 ? [...plain, changedTextsLine(texts)] : plain;
}
