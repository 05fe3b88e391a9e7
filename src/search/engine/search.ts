import type { SectionId } from "../../sections";
import { HITS_PER_PAGE, normalizeQuery, type SearchHit, type SearchRecord } from "../model";
import { findCandidates } from "./candidates";
import { foldCase } from "./fold";
import { type QueryTerms, queryTermsOf } from "./queryTerms";
import { asksApi, parseQuery, phraseOf, type QueryUnit } from "./query";
import { rank } from "./rank";
import { hitFor, recordFor } from "./hit";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";
import { pairShare, pairsOf } from "./adjacency";

/** Options of one query; each has a default. */
export interface SearchOptions {
  /** Hits of one page of the list, 5. */
  readonly hitsPerPage?: number | undefined;
  /** Page of the list, from 0. */
  readonly page?: number | undefined;
  /** Only records of this section. */
  readonly section?: SectionId | undefined;
  /** Section whose records are mildly preferred. */
  readonly prefer?: SectionId | undefined;
}

/** Answer to one query. */
export interface EngineResult {
  readonly hits: readonly SearchHit[];
  /** Number of all hits, one a heading. */
  readonly total: number;
}

const NOTHING: EngineResult = { hits: [], total: 0 };

/** Searches the index. A query without words, or of spaces only, has no hits; nothing throws. */
export function search(index: SearchIndex, typed: string, options: SearchOptions = {}): EngineResult {
  const query = normalizeQuery(typed);
  const units = parseQuery(query, index.productWords);
  if (units.length === 0) return NOTHING;
  const { hitsPerPage = HITS_PER_PAGE, page = 0, section, prefer } = options;
  const accept = (record: SearchRecord): boolean => section === undefined || record.section === section;
  const queryTerms = queryTermsOf(index, units);
  const wanted = hitsPerPage * (page + 1);
  const sections = order(index, query, queryTerms, units, { wanted, accept, prefer });
  const records = sections
    .slice(page * hitsPerPage, wanted)
    .flatMap((found) => recordFor(found, queryTerms, accept) ?? []);
  return {
    hits: records.map((record) => hitFor(record, query, units, queryTerms)),
    total: sections.length,
  };
}

interface Wanted {
  /** Number of hits. */
  readonly wanted: number;
  readonly accept: (record: SearchRecord) => boolean;
  readonly prefer: SectionId | undefined;
}

function order(
  index: SearchIndex,
  query: string,
  queryTerms: QueryTerms,
  units: readonly QueryUnit[],
  { wanted, accept, prefer }: Wanted,
): readonly Section[] {
  const { candidates, rarities } = findCandidates(index, units, wanted, accept);
  const pairs = pairsOf(units);
  const ranked = rank(candidates, {
    phrase: phraseOf(query),
    query: foldCase(query),
    words: foldCase(units.flatMap(({ words }) => words.map(({ text }) => text)).join(" ")),
    side: (number) => pairShare(index.sequences[number] ?? "", pairs),
    prefer: prefer ?? null,
    answers: (term) => queryTerms.units(term),
    rarities,
    asked: asksApi(units) ? "api" : null,
  });
  return ranked.map(({ section }) => section);
}
