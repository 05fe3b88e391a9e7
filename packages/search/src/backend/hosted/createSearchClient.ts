import algoliasearch from "algoliasearch/lite";
import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";
import { normalizeQuery } from "../../model";
import type { SearchRequest } from "../backend";
import { type Outcome, toSearchError } from "../errors";
import { paramsOf } from "./requestParams";
import {
  readAnswers,
  readFacetValues,
  readPage,
  readRecommendations,
  resultsOf,
  type SearchPage,
} from "./responses";

/** Options of a hosted service with the Algolia API. */
interface HostedOptions extends Pick<HostedSearchSettings, "appId" | "apiKey" | "indexName" | "hosts"> {
  /** Requests a query id with each answer, for insights. */
  readonly clickAnalytics?: boolean;
}

/** `authMode` of the library: the key is sent in a header, because addresses end up in logs. */
const AUTH_WITHIN_HEADERS = 1;
/** `accept` of a host in the library: for reading and writing. */
const ACCEPT_ANY = 3;
/** Seconds to connect, read and write, scaled up on each retry. */
const TIMEOUTS = { connect: 1, read: 2, write: 30 };

/** The client of a hosted search service: see `createSearchClient`. */
export type SearchClient = ReturnType<typeof createSearchClient>;

/** Makes a client with the five calls of the API, of which the dialog uses `search`. No call rejects; errors are `ok: false`. */
export function createSearchClient({ appId, apiKey, indexName, hosts = [], clickAnalytics }: HostedOptions) {
  const algolia = algoliasearch(appId, apiKey, {
    authMode: AUTH_WITHIN_HEADERS,
    timeouts: TIMEOUTS,
    ...(hosts.length > 0 && { hosts: hosts.map((host) => ({ ...host, accept: ACCEPT_ANY })) }),
  });
  const index = algolia.initIndex(indexName);
  /** Turns whatever a call throws into a typed error with a masked key. */
  const attempt = async <T>(call: () => Promise<T>): Promise<Outcome<T>> => {
    try {
      return { ok: true, value: await call() };
    } catch (thrown) {
      return { ok: false, error: toSearchError(thrown, apiKey) };
    }
  };
  /** Nothing is sent for a blank query. */
  const hitsOf = (
    request: SearchRequest,
    send: (params: ReturnType<typeof paramsOf>) => Promise<unknown>,
  ): Promise<Outcome<SearchPage>> =>
    attempt(async () => {
      const params = paramsOf(request, clickAnalytics);
      const { query } = params;
      return query === "" ? { query, hits: [], total: 0 } : readPage(await send(params), indexName, query);
    });
  return {
    /** POST 1/indexes/{all}/queries, with one query. */
    search: (request: SearchRequest) =>
      hitsOf(request, async (params) => resultsOf(await algolia.search([{ indexName, params }]))[0]),
    /** POST 1/indexes/{index}/query. */
    searchIndex: (request: SearchRequest) =>
      hitsOf(request, ({ query, ...params }) => index.search(query, params)),
    /** POST 1/indexes/{index}/facets/{facet}/query. */
    facetValues: (facet: string, facetQuery: string) =>
      attempt(async () => readFacetValues(await index.searchForFacetValues(facet, facetQuery))),
    /** POST 1/answers/{index}/prediction. */
    answers: (query: string) =>
      attempt(async () =>
        readAnswers(await index.findAnswers(normalizeQuery(query), ["en"]), indexName, query),
      ),
    /**
     * POST 1/indexes/{all}/recommendations: pages similar to records; answers are in the order of the requests. The threshold is the
     * lowest confidence, 0 to 100.
     */
    recommendations: (requests: readonly { readonly objectID: string; readonly threshold?: number }[]) =>
      attempt(async () => {
        const queries = requests.map(
          (request) => ({ indexName, model: "related-products", ...request }) as const,
        );
        const results = resultsOf(await algolia.getRecommendations(queries));
        return requests.map((_request, at) => readRecommendations(results[at], indexName));
      }),
  };
}
