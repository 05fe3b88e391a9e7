import type { SearchIndex } from "../../engine";
import { asObject, type Json } from "../../model";
import { answerPrediction } from "./answers";
import { answerFacet } from "./facets";
import { answerQueries, answerQuery } from "./queries";
import { answerRecommendations } from "./recommendations";
import { WireError } from "./wireError";

type Handler = (index: SearchIndex, body: Json, names: readonly string[]) => unknown;

/** The calls of SPEC section 7; what stands in parentheses goes to the handler, decoded. */
const ROUTES: readonly (readonly [RegExp, Handler])[] = [
  [/^\/1\/indexes\/(?:\*|%2A)\/queries$/, answerQueries],
  [/^\/1\/indexes\/(?:\*|%2A)\/recommendations$/, answerRecommendations],
  [/^\/1\/indexes\/([^/]+)\/query$/, answerQuery],
  [/^\/1\/indexes\/([^/]+)\/facets\/([^/]+)\/query$/, answerFacet],
  [/^\/1\/answers\/([^/]+)\/prediction$/, answerPrediction],
];

/**
 * Answers a request body from the index.
 *
 * @throws WireError 404 for a path that is not served, 400 for a body that misses what its call needs
 */
export function route(index: SearchIndex, path: string, body: unknown): unknown {
  for (const [pattern, handler] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return handler(index, asObject(body), match.slice(1).map(decodeURIComponent));
  }
  throw new WireError(404, `Path not found: ${path}`);
}
