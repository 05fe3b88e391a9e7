import { type FacetHit, isFacet, passes, search, searchFacet, type SearchIndex } from "../../engine";
import { asNumber, type Json, type SearchRecord } from "../../model";
import { optionsOf, queryOf, readParams, textOf } from "./params";
import { WireError } from "./wireError";

const MOST_VALUES = 10;

interface FacetAnswer {
  readonly facetHits: readonly FacetHit[];
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
}

/** POST 1/indexes/{index}/facets/{facet}/query: values of a facet that begin like `facetQuery` (SPEC section 7). */
export function answerFacet(index: SearchIndex, body: Json, [, facet = ""]: readonly string[]): FacetAnswer {
  if (!isFacet(facet)) throw new WireError(400, `Cannot search in ${facet} attribute: it is no facet.`);
  const started = Date.now();
  const params = readParams(body);
  const values = searchFacet(
    recordsOf(index, params),
    facet,
    textOf(params["facetQuery"]),
    optionsOf(params).tags,
  );
  return {
    facetHits: values.slice(0, asNumber(params["maxFacetHits"], MOST_VALUES)),
    exhaustiveFacetsCount: true,
    processingTimeMS: Date.now() - started,
  };
}

/** Records that the rest of the request leaves: those of its query, when it has one, and of its filters. */
function recordsOf(index: SearchIndex, params: Json): readonly SearchRecord[] {
  const query = queryOf(params);
  const options = optionsOf(params);
  if (query !== "") return search(index, query, options).found;
  return index.records.filter((record) => passes(record, options.filters ?? []));
}
