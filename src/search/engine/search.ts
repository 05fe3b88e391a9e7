/**
 * The steps of one search: the query is parsed into units (query.ts), the sections that have enough of them become
 * candidates (candidates.ts; scored by unitScores.ts and wordScores.ts), these are ranked (rank.ts), and the ones on the
 * requested page of the list become hits with marked matches (hit.ts).
 */
import type { SectionId } from "../../sections";
import { HITS_PER_PAGE, normalizeQuery, type SearchHit } from "../model";
import { adjacencyOf, adjacentPairsOf } from "./adjacency";
import { findCandidates, type RecordFilter } from "./candidates";
import { bestRecord, createHit } from "./hit";
import { foldCase } from "./normalize";
import { mentionsApi, parseQuery, phraseOf, type QueryUnit } from "./query";
import { type QueryTerms, queryTermsOf } from "./queryTerms";
import { rank } from "./rank";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";

/** Options of a search. */
export interface SearchOptions {
  /** Number of hits on a page of the list; by default `HITS_PER_PAGE`. */
  readonly hitsPerPage?: number | undefined;
  /** Page of the list, from 0; by default 0. */
  readonly page?: number | undefined;
  /** Only records of this section of the site; by default of all. */
  readonly section?: SectionId | undefined;
  /** Section of the site whose records get a slightly higher score; by default the docs. */
  readonly preferredSection?: SectionId | undefined;
}

/** Result of a search. */
export interface EngineResult {
  /** Hits of the requested page of the list, best first. */
  readonly hits: readonly SearchHit[];
  /** Number of all hits; there is at most one for each heading. */
  readonly total: number;
}

const NO_RESULT: EngineResult = { hits: [], total: 0 };

/** Searches the index. A query without words has no hits. Never throws. */
export function search(index: SearchIndex, text: string, options: SearchOptions = {}): EngineResult {
  const query = normalizeQuery(text);
  const units = parseQuery(query, index.productWords);
  if (units.length === 0) return NO_RESULT;
  const { hitsPerPage = HITS_PER_PAGE, page = 0, section, preferredSection = null } = options;
  const accept: RecordFilter = (record) => section === undefined || record.section === section;
  const queryTerms = queryTermsOf(index, units);
  const end = hitsPerPage * (page + 1);
  const sections = rankSections(index, { query, units, queryTerms, end, accept, preferredSection });
  const records = sections
    .slice(page * hitsPerPage, end)
    .flatMap((found) => bestRecord(found, queryTerms, accept) ?? []);
  return {
    hits: records.map((record) => createHit(record, query, units, queryTerms)),
    total: sections.length,
  };
}

/** A parsed query with the options that decide the order. */
interface RankRequest {
  readonly query: string;
  readonly units: readonly QueryUnit[];
  readonly queryTerms: QueryTerms;
  /** Position in the list after the last requested hit. */
  readonly end: number;
  readonly accept: RecordFilter;
  readonly preferredSection: SectionId | null;
}

/** All sections that match, best first. */
function rankSections(
  index: SearchIndex,
  { query, units, queryTerms, end, accept, preferredSection }: RankRequest,
): readonly Section[] {
  const { candidates, importances } = findCandidates(index, units, end, accept);
  const pairs = adjacentPairsOf(units);
  const ranked = rank(candidates, {
    query: foldCase(query),
    phrase: phraseOf(query),
    words: foldCase(units.flatMap(({ words }) => words.map(({ text }) => text)).join(" ")),
    adjacency: (sectionNumber) => adjacencyOf(index.wordSequences[sectionNumber] ?? "", pairs),
    matchedUnits: (term) => queryTerms.matchedUnits(term),
    importances,
    preferredSection,
    requestedSection: mentionsApi(units) ? "api" : null,
  });
  return ranked.map(({ section }) => section);
}
