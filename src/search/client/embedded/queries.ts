import { countFacet, search, type SearchIndex } from "../../engine";
import { asObject, asText, asTexts, type Json, type SearchRecord, type WireHit } from "../../model";
import { optionsOf, queryOf, readParams } from "./params";
import { WireError } from "./wireError";

/** Answer to one query in the shape of the protocol. */
export interface QueryAnswer {
  readonly hits: readonly WireHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The multi-query call of SPEC section 7: `requests`, each with an index name and params. */
export function answerQueries(index: SearchIndex, body: Json): { readonly results: readonly QueryAnswer[] } {
  const { requests } = body;
  if (!Array.isArray(requests)) throw new WireError(400, "The body needs a list of requests.");
  return {
    results: requests
      .map(asObject)
      .map((request) => answerOne(index, request, asText(request["indexName"]) ?? "")),
  };
}

/** POST 1/indexes/{index}/query: `query`, and parameters beside it. */
export function answerQuery(
  index: SearchIndex,
  body: Json,
  [indexName = ""]: readonly string[],
): QueryAnswer {
  return answerOne(index, body, indexName);
}

function answerOne(index: SearchIndex, request: Json, indexName: string): QueryAnswer {
  const started = Date.now();
  const params = readParams(request);
  const options = optionsOf(params);
  const { hits, found, query } = search(index, queryOf(params), options);
  const { hitsPerPage = 0, page = 0 } = options;
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: false,
    query,
    params: asText(request["params"]) ?? "",
    index: indexName,
    processingTimeMS: Date.now() - started,
    ...facetsOf(found, asTexts(params["facets"])),
  };
}

function facetsOf(found: readonly SearchRecord[], facets: readonly string[]): Pick<QueryAnswer, "facets"> {
  if (facets.length === 0) return {};
  return {
    facets: Object.fromEntries(facets.map((facet) => [facet, Object.fromEntries(countFacet(found, facet))])),
  };
}
