import type { SectionId } from "../../sections";
import type { SearchHit } from "../model";
import type { Outcome } from "./errors";

/** One query. */
export interface SearchRequest {
  /** Cut to 512 characters; of spaces only, it is answered with no hits and no call. */
  readonly query: string;
  /** 5 unless given (SPEC section 9). */
  readonly hitsPerPage?: number;
  /** Page of the list, from 0. */
  readonly page?: number;
  /** Only this section. */
  readonly section?: SectionId;
  /** Mild preference for this section. */
  readonly prefer?: SectionId;
  /** Facets to count, such as `section`. */
  readonly facets?: readonly string[];
}

/** Answer to one query. */
export interface SearchPage {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Number of all hits, of every page. */
  readonly total: number;
  /** Count per value of each asked facet. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A value of a facet, with the number of records that have it; `highlighted` is for `parseMarked`. */
export interface FacetValue {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** A hit that holds an answer; `extract` is for `parseMarked`. */
export interface Answer {
  readonly hit: SearchHit;
  readonly extract: string;
  /** Confidence; larger is better. */
  readonly score: number;
}

/** Asks for pages near to a record. */
export interface RecommendationRequest {
  readonly objectID: string;
  /** Lowest confidence, 0 to 100; 0 unless given (SPEC section 7). */
  readonly threshold?: number;
  readonly limit?: number;
}

/** A recommended page. */
export interface Recommendation {
  readonly hit: SearchHit;
  /** Confidence, 0 to 100. */
  readonly score: number;
}

/** The five calls of SPEC section 7, and the one the dialog uses. No call rejects; failures are `ok: false`. */
export interface SearchClient {
  readonly mode: "embedded" | "hosted";
  readonly indexName: string;
  /** One query by the multi-query call: what the dialog uses. */
  search(request: SearchRequest): Promise<Outcome<SearchPage>>;
  /** The multi-query call of SPEC section 7; answers are in the order of the requests. */
  multiSearch(requests: readonly SearchRequest[]): Promise<Outcome<readonly SearchPage[]>>;
  /** POST 1/indexes/{index}/query. */
  searchIndex(request: SearchRequest): Promise<Outcome<SearchPage>>;
  /** POST 1/indexes/{index}/facets/{facet}/query. */
  facetValues(facet: string, facetQuery: string): Promise<Outcome<readonly FacetValue[]>>;
  /** POST 1/answers/{index}/prediction. */
  answers(query: string, languages?: readonly string[]): Promise<Outcome<readonly Answer[]>>;
  /** The recommendation call of SPEC section 7; answers are in the order of the requests. */
  recommendations(
    requests: readonly RecommendationRequest[],
  ): Promise<Outcome<readonly (readonly Recommendation[])[]>>;
}
