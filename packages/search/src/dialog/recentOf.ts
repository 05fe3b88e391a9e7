import { hitBreadcrumb, hitTitle, plainText, type SearchHit } from "../model";
import type { Recent } from "./recents";

/** The entry for a chosen hit. */
export function recentOf(hit: SearchHit): Recent {
  const trail = hitBreadcrumb(hit).map((level) => plainText(level));
  return { url: hit.url, title: plainText(hitTitle(hit)), trail: trail.join(" / "), query: hit.query };
}
