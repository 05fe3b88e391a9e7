/** One search: the query is parsed (query.ts), its sections are found and ranked (ranking.ts) and become hits (hit.ts). */
import { HITS_PER_PAGE, normalizeQuery, type SearchHit } from "../model";
import { stemTermOf } from "./analyze";
import { bestRecord, createHit } from "./hit";
import type { Marker } from "./highlight";
import { withoutVarying } from "./output";
import { parseQuery, type ParsedQuery } from "./query";
import { rank, type Ranking, type Weights } from "./ranking";
import type { SearchIndex } from "./searchIndex";

/** Options of a search. */
export interface SearchOptions {
  /** Number of hits on a page of the list; by default `HITS_PER_PAGE`. */
  readonly hitsPerPage?: number | undefined;
  /** Page of the list, from 0; by default 0. */
  readonly page?: number | undefined;
  /** Only sections of this part of the site; by default of all. */
  readonly section?: string | undefined;
  /** Part of the site whose sections get a slightly higher score; by default that of the first page. */
  readonly preferredSection?: string | undefined;
  /** Only hits that stay where they are when the prose arrives. */
  readonly onlySure?: boolean | undefined;
}

/** Result of a search. */
export interface EngineResult {
  /** Hits of the requested page of the list, best first. */
  readonly hits: readonly SearchHit[];
  /** Number of all hits; there is at most one for each heading. */
  readonly total: number;
  /** How many of these hits stay where they are when the prose arrives; they are the first ones. */
  readonly sure: number;
  /** True if the query is pasted output, whose texts `quotes.ts` finds. */
  readonly isOutput: boolean;
}

/** Searches the index. A query without words has no hits. Never throws. */
export function search(index: SearchIndex, text: string, options: SearchOptions = {}): EngineResult {
  const query = normalizeQuery(text);
  const { isOutput, parsed, ranked, matches } = rankingOf(index, query, options);
  const { hitsPerPage = HITS_PER_PAGE, page = 0, onlySure = false } = options;
  const accepted = ranked.filter(({ isSure }) => isSure || !onlySure);
  const shown = accepted.slice(page * hitsPerPage, hitsPerPage * (page + 1));
  const marker = markerOf(parsed, matches);
  return {
    hits: shown.map(({ section }) => createHit(bestRecord(section, marker.terms), query, marker)),
    total: accepted.length,
    sure: shown.filter(({ isSure }) => isSure).length,
    isOutput,
  };
}

/** Parses a query and ranks the sections that match it. */
export function rankingOf(
  index: SearchIndex,
  text: string,
  options: SearchOptions = {},
  weights?: Weights,
): Ranking & { readonly isOutput: boolean; readonly parsed: ParsedQuery } {
  const { isOutput, text: stable } = withoutVarying(text);
  const parsed = parseQuery(isOutput ? stable : text, index.productWords);
  const wanted = {
    preferred: options.preferredSection ?? index.mainSection,
    requested: parsed.requestsApi ? index.apiSection : null,
    only: options.section ?? null,
  };
  return { isOutput, parsed, ...rank(index, parsed, wanted, weights) };
}

/** Marks what the query matched: whole words, and of a word that is still being typed its beginning. */
function markerOf({ units }: ParsedQuery, matches: Ranking["matches"]): Marker {
  const terms = new Set(matches.flatMap((match) => [...match.terms].flatMap((term) => term.split(" "))));
  const last = units.at(-1);
  return {
    terms: { has: (term) => terms.has(term) || terms.has(stemTermOf(term) ?? "") },
    prefix: last?.isPrefix && last.terms.length === 1 ? (last.terms[0] ?? null) : null,
  };
}
