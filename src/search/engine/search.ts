import type { SectionId } from "../../sections";
import { HITS_PER_PAGE, normaliseQuery, type SearchHit, type SearchRecord } from "../model";
import { candidatesFor } from "./candidates";
import { foldCase } from "./fold";
import { recordFor } from "./hitRecord";
import { type Meaning, meaningOf } from "./meaning";
import { asksApi, parseQuery, phraseOf, type QueryUnit } from "./query";
import { rank } from "./rank";
import { searchHit } from "./searchHit";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";
import { pairShare, pairsOf } from "./sequence";

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
  const query = normaliseQuery(typed);
  const units = parseQuery(query);
  if (units.length === 0) return NOTHING;
  const { hitsPerPage = HITS_PER_PAGE, page = 0, section, prefer } = options;
  const accept = (record: SearchRecord): boolean => section === undefined || record.section === section;
  const meaning = meaningOf(index, units);
  const wanted = hitsPerPage * (page + 1);
  const sections = order(index, query, meaning, units, { wanted, accept, prefer });
  const records = sections
    .slice(page * hitsPerPage, wanted)
    .flatMap((found) => recordFor(found, meaning, accept) ?? []);
  return {
    hits: records.map((record) => searchHit(record, query, units, meaning)),
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
  meaning: Meaning,
  units: readonly QueryUnit[],
  { wanted, accept, prefer }: Wanted,
): readonly Section[] {
  const { candidates, rarities } = candidatesFor(index, units, wanted, accept);
  const pairs = pairsOf(units);
  const ranked = rank(candidates, {
    phrase: phraseOf(query),
    query: foldCase(query),
    side: (number) => pairShare(index.sequences[number] ?? "", pairs),
    prefer: prefer ?? null,
    answers: (term) => meaning.units(term),
    rarities,
    asked: asksApi(units) ? "api" : null,
  });
  return ranked.map(({ section }) => section);
}
