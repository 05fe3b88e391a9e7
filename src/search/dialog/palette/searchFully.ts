import type { Outcome, SearchClient, SearchPage, SearchRequest } from "../../client";
import type { Backend } from "./backend";

/**
 * Searches; by the page's own index at once in its titles, and once more when all prose has come meanwhile. Nothing is
 * said to be found only after all prose was searched.
 */
export async function searchFully(
  client: SearchClient,
  index: Backend["index"],
  request: SearchRequest,
): Promise<Outcome<SearchPage>> {
  if (client.mode === "hosted" || index.coverage() !== "titles") return client.search(request);
  const completed = index.complete();
  const outcome = await client.search(request);
  if (outcome.ok && outcome.value.hits.length === 0) await completed;
  return index.coverage() === "full" ? client.search(request) : outcome;
}
