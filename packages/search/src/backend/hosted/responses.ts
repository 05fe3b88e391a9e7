/**
 * Parsers for the responses of the hosted service. A response is unknown JSON: parts that cannot be parsed are omitted, and
 * nothing throws.
 */
import {
  asNumber,
  asObject,
  asText,
  decodeHit,
  decodeHits,
  type HitContext,
  type Json,
  type SearchHit,
} from "../../model";
import type { Answer } from "../backend";

/** One page of the hits of a query. */
export type SearchPage = Pick<Answer, "query" | "hits" | "total">;

/** Parses the response to one query; hits that cannot be parsed are omitted. */
export function readPage(raw: unknown, indexName: string, query: string): SearchPage {
  const result = asObject(raw);
  const hits = decodeHits(result["hits"], contextOf(result, indexName, query));
  return { query, hits, total: asNumber(result["nbHits"], hits.length) };
}

/** The `results` list of a multi-query or recommendation response. */
export function resultsOf(raw: unknown): readonly Json[] {
  const { results } = asObject(raw);
  return Array.isArray(results) ? results.map(asObject) : [];
}

/** Parses the response to a facet query: values with the number of their records; `highlighted` is for `parseMarked`. */
export function readFacetValues(raw: unknown) {
  const { facetHits } = asObject(raw);
  if (!Array.isArray(facetHits)) return [];
  return facetHits.map(asObject).flatMap((hit) => {
    const value = asText(hit["value"]);
    return value === null
      ? []
      : [{ value, highlighted: asText(hit["highlighted"]) ?? value, count: asNumber(hit["count"], 0) }];
  });
}

/** Parses the response to a prediction: hits with an extract for `parseMarked`, and a confidence. */
export function readAnswers(raw: unknown, indexName: string, query: string) {
  const result = asObject(raw);
  return scoredHits(result, contextOf(result, indexName, query)).map(({ hit, entry }) => {
    const answer = asObject(entry["_answer"]);
    return { hit, extract: asText(answer["extract"]) ?? "", score: asNumber(answer["score"], 0) };
  });
}

/** Parses one list of recommended pages, with their confidence from 0 to 100. */
export function readRecommendations(raw: unknown, indexName: string) {
  const result = asObject(raw);
  const hits = scoredHits(result, contextOf(result, indexName, ""));
  return hits.map(({ hit, entry }) => ({ hit, score: asNumber(entry["_score"], 0) }));
}

function scoredHits({ hits }: Json, context: HitContext): readonly { hit: SearchHit; entry: Json }[] {
  if (!Array.isArray(hits)) return [];
  return hits.map(asObject).flatMap((entry) => {
    const hit = decodeHit(entry, context);
    return hit ? [{ hit, entry }] : [];
  });
}

function contextOf(result: Json, indexName: string, query: string): HitContext {
  return { query, indexName: asText(result["index"]) ?? indexName, queryID: asText(result["queryID"]) };
}
