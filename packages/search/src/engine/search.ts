/**
 * The steps of one search: the query is parsed into units (query.ts), the sections that have enough of them become
 * candidates (candidates.ts; scored by unitScores.ts and wordScores.ts), these are ranked (rank.ts), and the ones on the
 * requested page of the list become hits with marked matches (hit.ts).
 */
import { HITS_PER_PAGE, normalizeQuery, type SearchHit } from "../model";
import { adjacencyOf, adjacentPairsIn, adjacentPairsOf } from "./adjacency";
import { findCandidates, findQuotes, type RecordFilter } from "./candidates";
import { bestRecord, createHit } from "./hit";
import { foldCase } from "./normalize";
import { type Pasted, withoutVarying } from "./output";
import { frequencyOf } from "./postings";
import { parseOutput, parseQuery, phraseOf, type QueryUnit } from "./query";
import { type QueryTerms, queryTermsOf } from "./queryTerms";
import { rank, type RankedCandidate } from "./rank";
import { isQuote, rankOutput } from "./rankOutput";
import type { SearchIndex } from "./searchIndex";

/** Options of a search. */
export interface SearchOptions {
  /** Number of hits on a page of the list; by default `HITS_PER_PAGE`. */
  readonly hitsPerPage?: number | undefined;
  /** Page of the list, from 0; by default 0. */
  readonly page?: number | undefined;
  /** Only records of this section of the site; by default of all. */
  readonly section?: string | undefined;
  /** Section of the site whose records get a slightly higher score; by default that of the first page. */
  readonly preferredSection?: string | undefined;
}

/** Result of a search. */
export interface EngineResult {
  /** Hits of the requested page of the list, best first. */
  readonly hits: readonly SearchHit[];
  /** Number of all hits; there is at most one for each heading. */
  readonly total: number;
  /** True if the query is pasted output, whose texts `quotes.ts` finds. */
  readonly isOutput: Pasted["isOutput"];
}

/** Searches the index. A query without words has no hits. Never throws. */
export function search(index: SearchIndex, text: string, options: SearchOptions = {}): EngineResult {
  const { isOutput } = withoutVarying(normalizeQuery(text));
  const ranking = rankingOf(index, text, options);
  if (ranking === null) return { hits: [], total: 0, isOutput };
  const { query, units, queryTerms, ranked } = ranking;
  const { hitsPerPage = HITS_PER_PAGE, page = 0 } = options;
  const records = ranked
    .slice(page * hitsPerPage, hitsPerPage * (page + 1))
    .flatMap(({ section }) => bestRecord(section, queryTerms, acceptedBy(options)) ?? []);
  return {
    hits: records.map((record) => createHit(record, query, units, queryTerms)),
    total: ranked.length,
    isOutput,
  };
}

/** All sections that match a query, with what decided their order. */
export interface Ranking {
  /** The normalized query. */
  readonly query: string;
  readonly units: readonly QueryUnit[];
  /** Importance of each unit. */
  readonly importances: readonly number[];
  readonly queryTerms: QueryTerms;
  /** Best first. */
  readonly ranked: readonly RankedCandidate[];
}

/** Finds and ranks the sections of a query; `null` for a query without words. */
export function rankingOf(index: SearchIndex, text: string, options: SearchOptions = {}): Ranking | null {
  const query = normalizeQuery(text);
  const { isOutput, text: stable } = withoutVarying(query);
  const quotes = isOutput === "no" ? null : rankQuotes(index, stable, options);
  return isOutput === "yes" || (quotes?.ranked[0] && isQuote(quotes.ranked[0]))
    ? quotes
    : rankTyped(index, query, options);
}

function rankTyped(index: SearchIndex, query: string, options: SearchOptions): Ranking | null {
  const { units, requestsApi } = parseQuery(query, index.productWords);
  if (units.length === 0) return null;
  const { hitsPerPage = HITS_PER_PAGE, page = 0, preferredSection = index.mainSection } = options;
  const queryTerms = queryTermsOf(index, units);
  const end = hitsPerPage * (page + 1);
  const { candidates, unitScores } = findCandidates(index, units, end, acceptedBy(options));
  const importances = unitScores.map(({ importance }) => importance);
  const pairs = adjacentPairsOf(units);
  const ranked = rank(candidates, {
    query: foldCase(query),
    phrase: phraseOf(query),
    words: foldCase(units.flatMap(({ words }) => words.map(({ text }) => text)).join(" ")),
    adjacency: (sectionNumber) => adjacencyOf(index.wordSequences[sectionNumber] ?? "", pairs),
    matchedUnits: (term) => queryTerms.matchedUnits(term),
    unitScores,
    importances,
    preferredSection,
    requestedSection: requestsApi ? index.apiSection : null,
  });
  return { query, units, importances, queryTerms, ranked };
}

/** Finds the sections that quote pasted output. */
function rankQuotes(index: SearchIndex, output: string, options: SearchOptions): Ranking | null {
  const units = parseOutput(output, (term) => frequencyOf(index.postings, term));
  if (units.length === 0) return null;
  const queryTerms = queryTermsOf(index, units);
  const { candidates, unitScores } = findQuotes(index, units, acceptedBy(options));
  const importances = unitScores.map(({ importance }) => importance);
  const pairs = adjacentPairsIn(output);
  const ranked = rankOutput(candidates, {
    adjacency: (sectionNumber) => adjacencyOf(index.wordSequences[sectionNumber] ?? "", pairs),
    matchedUnits: (term) => queryTerms.matchedUnits(term),
    unitScores,
    importances,
  });
  return { query: output, units, importances, queryTerms, ranked };
}

function acceptedBy({ section }: SearchOptions): RecordFilter {
  return (record) => section === undefined || record.section === section;
}
