import { related, type SearchIndex } from "../../engine";
import { asNumber, asObject, asText, type Json, type WireHit } from "../../model";
import { WireError } from "./wireError";

const MOST_RECOMMENDED = 30;

interface Recommended extends WireHit {
  readonly _score: number;
}

interface RecommendationAnswer {
  readonly hits: readonly Recommended[];
  readonly nbHits: number;
  readonly index: string;
  readonly processingTimeMS: number;
}

/** The recommendation call of SPEC section 7: `requests`, each with a threshold defaulting to 0. */
export function answerRecommendations(
  index: SearchIndex,
  body: Json,
): { readonly results: readonly RecommendationAnswer[] } {
  const { requests } = body;
  if (!Array.isArray(requests)) throw new WireError(400, "The body needs a list of requests.");
  return { results: requests.map(asObject).map((request) => recommendOne(index, request)) };
}

function recommendOne(index: SearchIndex, request: Json): RecommendationAnswer {
  const started = Date.now();
  const objectID = asText(request["objectID"]) ?? "";
  const limit = asNumber(request["maxRecommendations"], MOST_RECOMMENDED) || MOST_RECOMMENDED;
  const found = related(index, objectID, asNumber(request["threshold"], 0), limit);
  const hits = found.map(({ hit, confidence }) => ({ ...hit, _score: confidence }));
  const indexName = asText(request["indexName"]) ?? "";
  return { hits, nbHits: hits.length, index: indexName, processingTimeMS: Date.now() - started };
}
