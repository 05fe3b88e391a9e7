import algoliasearch, { type SearchClient as AlgoliaClient } from "algoliasearch/lite";
import { normalizeQuery } from "../../model";
import type { SearchRequest } from "../backend";
import { type Outcome, toSearchError } from "../errors";
import type { Recommendation, RecommendationRequest, SearchClient, SearchPage } from "./calls";
import { paramsOf } from "./requestParams";
import { readAnswers, readFacetValues, readPage, readRecommendations, resultsOf } from "./responses";

/** A host instead of the service's own, for a proxy or a test. */
export interface SearchHost {
  /** Host name with an optional port. */
  readonly url: string;
  readonly protocol?: "http" | "https";
}

/** Options of a hosted service with the Algolia API. The key must be a search-only key. */
export interface HostedOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly hosts?: readonly SearchHost[];
  /** Requests a query id with each answer, for insights. */
  readonly clickAnalytics?: boolean;
}

/** Data that the calls share. */
interface Connection {
  readonly algolia: AlgoliaClient;
  readonly indexName: string;
  readonly clickAnalytics: boolean;
  /** Masked in all messages. */
  readonly key: string;
}

type Recommended = Parameters<AlgoliaClient["getRecommendations"]>[0];

/**
 * Makes the client of a hosted search service.
 *
 * @returns a client whose calls never reject
 */
export function createSearchClient(options: HostedOptions): SearchClient {
  const connection = connect(options);
  const { indexName } = connection;
  return {
    search: async (request) => first(await multiSearch(connection, [request])),
    multiSearch: (requests) => multiSearch(connection, requests),
    searchIndex: (request) => searchIndex(connection, request),
    facetValues: (facet, facetQuery) =>
      attempt(connection, async ({ algolia }) =>
        readFacetValues(await algolia.initIndex(indexName).searchForFacetValues(facet, facetQuery)),
      ),
    answers: (query) =>
      attempt(connection, async ({ algolia }) =>
        readAnswers(
          await algolia.initIndex(indexName).findAnswers(normalizeQuery(query), ["en"]),
          indexName,
          query,
        ),
      ),
    recommendations: (requests) => recommendations(connection, requests),
  };
}

function connect(options: HostedOptions): Connection {
  const { indexName, apiKey, clickAnalytics = false } = options;
  return { algolia: createTransport(options), indexName, clickAnalytics, key: apiKey };
}

/** Sends the requests that are not blank. Blank requests get an empty page at their index. */
function multiSearch(
  connection: Connection,
  requests: readonly SearchRequest[],
): Promise<Outcome<readonly SearchPage[]>> {
  const sent = requests.filter((request) => !isBlank(request));
  return attempt(connection, async (open) => {
    const answers = sent.length === 0 ? [] : await sendAll(open, sent);
    return requests.map((request) => answers[sent.indexOf(request)] ?? emptyPage(request));
  });
}

async function sendAll(
  { algolia, indexName, clickAnalytics }: Connection,
  requests: readonly SearchRequest[],
): Promise<SearchPage[]> {
  const queries = requests.map((request) => ({ indexName, params: paramsOf(request, clickAnalytics) }));
  const results = resultsOf(await algolia.search(queries));
  return results.map((result, index) => readPage(result, indexName, queries[index]?.params.query ?? ""));
}

function searchIndex(connection: Connection, request: SearchRequest): Promise<Outcome<SearchPage>> {
  return attempt(connection, async ({ algolia, indexName, clickAnalytics }) => {
    if (isBlank(request)) return emptyPage(request);
    const { query, ...params } = paramsOf(request, clickAnalytics);
    return readPage(await algolia.initIndex(indexName).search(query, params), indexName, query);
  });
}

function recommendations(
  connection: Connection,
  requests: readonly RecommendationRequest[],
): Promise<Outcome<readonly (readonly Recommendation[])[]>> {
  return attempt(connection, async ({ algolia, indexName }) => {
    const queries: Recommended = requests.map(({ objectID, threshold, limit }) => ({
      indexName,
      model: "related-products",
      objectID,
      ...(threshold === undefined ? {} : { threshold }),
      ...(limit === undefined ? {} : { maxRecommendations: limit }),
    }));
    const results = resultsOf(await algolia.getRecommendations(queries));
    return requests.map((_request, index) => readRecommendations(results[index], indexName));
  });
}

/** Turns whatever a call throws into a typed error with a masked key. */
async function attempt<T>(
  connection: Connection,
  call: (connection: Connection) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call(connection) };
  } catch (thrown) {
    return { ok: false, error: toSearchError(thrown, connection.key) };
  }
}

function first(outcome: Outcome<readonly SearchPage[]>): Outcome<SearchPage> {
  return outcome.ok ? { ok: true, value: outcome.value[0] ?? emptyPage({ query: "" }) } : outcome;
}

function isBlank({ query }: SearchRequest): boolean {
  return normalizeQuery(query) === "";
}

function emptyPage({ query }: SearchRequest): SearchPage {
  return { query: normalizeQuery(query), hits: [], total: 0 };
}

/** `authMode` of the library: the key is sent in a header, because addresses end up in logs. */
const AUTH_WITHIN_HEADERS = 1;
/** `accept` of a host in the library: for reading and writing. */
const ACCEPT_ANY = 3;
/** Seconds to connect, read and write, scaled up on each retry. */
const TIMEOUTS = { connect: 1, read: 2, write: 30 };

/** Makes the client of the library. */
function createTransport({ appId, apiKey, hosts }: HostedOptions): AlgoliaClient {
  return algoliasearch(appId, apiKey, {
    authMode: AUTH_WITHIN_HEADERS,
    timeouts: TIMEOUTS,
    ...(hosts && hosts.length > 0 ? { hosts: hosts.map((host) => ({ ...host, accept: ACCEPT_ANY })) } : {}),
  });
}
