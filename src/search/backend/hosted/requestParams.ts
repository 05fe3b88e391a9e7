import { HIGHLIGHT, HITS_PER_PAGE, normaliseQuery, SNIPPET_WORDS } from "../../model";
import type { SearchRequest } from "../backend";

/** Parameters of a query as they go over the wire: 5 hits and a mark tag unless told otherwise. */
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

/** Writes a request as parameters; what was not asked for is left out. */
export function paramsOf(request: SearchRequest, clickAnalytics: boolean): QueryParams {
  const { query, hitsPerPage = HITS_PER_PAGE, page, section, prefer } = request;
  return {
    query: normaliseQuery(query),
    hitsPerPage,
    highlightPreTag: HIGHLIGHT.pre,
    highlightPostTag: HIGHLIGHT.post,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    ...(page === undefined ? {} : { page }),
    ...(section === undefined ? {} : { facetFilters: [`section:${section}`] }),
    ...(prefer === undefined ? {} : { optionalFilters: [`section:${prefer}`] }),
    ...(clickAnalytics ? { clickAnalytics } : {}),
  };
}
