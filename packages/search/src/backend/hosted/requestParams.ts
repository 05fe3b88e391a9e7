import { HIGHLIGHT, HITS_PER_PAGE, normalizeQuery, SNIPPET_WORDS } from "../../model";
import type { SearchRequest } from "../backend";

/** Converts a request to parameters of the Algolia API; optional ones are omitted when they are not set. */
export function paramsOf(request: SearchRequest, clickAnalytics = false) {
  const { query, hitsPerPage = HITS_PER_PAGE, page, section, preferredSection } = request;
  return {
    query: normalizeQuery(query),
    hitsPerPage,
    highlightPreTag: HIGHLIGHT.pre,
    highlightPostTag: HIGHLIGHT.post,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    ...(page === undefined ? {} : { page }),
    ...(section === undefined ? {} : { facetFilters: [`section:${section}`] }),
    ...(preferredSection === undefined ? {} : { optionalFilters: [`section:${preferredSection}`] }),
    ...(clickAnalytics ? { clickAnalytics } : {}),
  };
}
