import type { SearchHit } from "../../model";
import type { SearchRequest } from "../backend";
import type { Outcome } from "../errors";

/** One page of the hits of a query. */
export interface SearchPage {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages. */
  readonly total: number;
}

/** A value of a facet, with the number of records that have it; `highlighted` is for `parseMarked`. */
export interface FacetValue {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** A hit with an extract that answers the query; `extract` is for `parseMarked`. */
export interface Answer {
  readonly hit: SearchHit;
  readonly extract: string;
  /** Confidence; larger is better. */
  readonly score: number;
}

/** A request for pages similar to a record. */
export interface RecommendationRequest {
  readonly objectID: string;
  /** Lowest confidence, 0 to 100; 0 unless given. */
  readonly threshold?: number;
  readonly limit?: number;
}

/** A recommended page. */
export interface Recommendation {
  readonly hit: SearchHit;
  /** Confidence, 0 to 100. */
  readonly score: number;
}

/** The five calls of the API, and `search`, which the dialog uses. No call rejects; errors are `ok: false`. */
export interface SearchClient {
  /** One query, sent as a multi-query call. */
  search(request: SearchRequest): Promise<Outcome<SearchPage>>;
  /** The multi-query call; answers are in the order of the requests. */
  multiSearch(requests: readonly SearchRequest[]): Promise<Outcome<readonly SearchPage[]>>;
  /** POST 1/indexes/{index}/query. */
  searchIndex(request: SearchRequest): Promise<Outcome<SearchPage>>;
  /** POST 1/indexes/{index}/facets/{facet}/query. */
  facetValues(facet: string, facetQuery: string): Promise<Outcome<readonly FacetValue[]>>;
  /** POST 1/answers/{index}/prediction. */
  answers(query: string): Promise<Outcome<readonly Answer[]>>;
  /** The recommendation call; answers are in the order of the requests. */
  recommendations(
    requests: readonly RecommendationRequest[],
  ): Promise<Outcome<readonly (readonly Recommendation[])[]>>;
}
