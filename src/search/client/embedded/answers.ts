import { search, type SearchIndex } from "../../engine";
import { asNumber, asObject, type Json, type WireHit } from "../../model";
import { optionsOf, queryOf, readParams } from "./params";

const MOST_ANSWERS = 10;

interface AnswerHit extends WireHit {
  readonly _answer: { readonly extract: string; readonly extractAttribute: string; readonly score: number };
}

interface PredictionAnswer {
  readonly hits: readonly AnswerHit[];
  readonly nbHits: number;
  readonly query: string;
  readonly index: string;
  readonly processingTimeMS: number;
}

/** POST 1/answers/{index}/prediction: `query` and `queryLanguages`; the best prose for the question (SPEC section 7). */
export function answerPrediction(
  index: SearchIndex,
  body: Json,
  [indexName = ""]: readonly string[],
): PredictionAnswer {
  const started = Date.now();
  const params = readParams({ ...body, ...asObject(body["params"]) });
  const hitsPerPage = Math.max(0, asNumber(params["nbHits"], MOST_ANSWERS));
  const prose = { facet: "type", value: "content", not: false };
  const { filters = [], ...options } = optionsOf(params);
  const { hits, query } = search(index, queryOf(params), {
    ...options,
    hitsPerPage,
    filters: [...filters, [prose]],
  });
  const answers = hits.map((hit, place) => withExtract(hit, hits.length - place));
  return {
    hits: answers,
    nbHits: answers.length,
    query,
    index: indexName,
    processingTimeMS: Date.now() - started,
  };
}

/** The score says the order only: the engine's own scores mean nothing outside one query. */
function withExtract(hit: WireHit, score: number): AnswerHit {
  const extract = hit._snippetResult?.content.value ?? "";
  return { ...hit, _answer: { extract, extractAttribute: "content", score } };
}
