import type { SearchClient } from "../../client";
import type { SearchHit } from "../../model";
import type { Scope } from "./answer";

const MOST_PAGES = 3;
const MOST_WORDS = 4;
const SHORTEST_WORD = 3;
const SHORTEST_TO_CUT = 6;

/** Pages near to a query without hits: by the whole query in every section, by its words, by the words' beginnings. */
export async function closestPages(
  client: SearchClient,
  query: string,
  scope: Scope,
): Promise<readonly SearchHit[]> {
  const queries = looserQueries(query, scope);
  const outcome = await client.multiSearch(
    queries.map((looser) => ({ query: looser, hitsPerPage: MOST_PAGES })),
  );
  if (!outcome.ok) return [];
  const byPage = new Map<string, SearchHit>();
  for (const hit of outcome.value.flatMap(({ hits }) => hits))
    if (!byPage.has(hit.page)) byPage.set(hit.page, hit);
  return [...byPage.values()].slice(0, MOST_PAGES);
}

/** Queries that ask for less than the given one, the nearest first. */
export function looserQueries(query: string, scope: Scope): readonly string[] {
  const words = query.split(/\s+/).filter((word) => word.length >= SHORTEST_WORD);
  const fewest = words.slice(0, MOST_WORDS);
  const beginnings = fewest
    .filter((word) => word.length >= SHORTEST_TO_CUT)
    .map((word) => word.slice(0, Math.ceil(word.length * 0.6)));
  const whole = scope === "all" ? [] : [query];
  return [...new Set([...whole, ...(words.length > 1 ? fewest : []), ...beginnings])];
}
