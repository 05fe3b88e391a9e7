import { HIGHLIGHT, HITS_PER_PAGE, normalizeQuery, SNIPPET_WORDS } from "../../model";
import type { SearchRequest } from "../backend";

/** Parameters of a query in the Algolia API. */
export interface QueryParams {
  readonly query: string;
  readonly hitsPerPage: number;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly attributesToSnippet: readonly string[];
  readonly page?: number;
  readonly facetFilters?: readonly string[];
  readonly optionalFilters?: readonly string[];
  readonly clickAnalytics?: boolean;
}

/** Converts a request to parameters; optional ones are omitted when they are not set. */
export function paramsOf(request: SearchRequest, clickAnalytics: boolean): QueryParams {
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
