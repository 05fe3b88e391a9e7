import type { SectionId } from "../../sections";
import {
  HIGHLIGHT,
  type HighlightTags,
  HITS_PER_PAGE,
  normaliseQuery,
  type SearchRecord,
  SNIPPET_WORDS,
  type WireHit,
} from "../model";
import { candidatesFor } from "./candidates";
import { type FacetFilters, passes } from "./facets";
import { recordFor } from "./hitRecord";
import { type Meaning, meaningOf } from "./meaning";
import { parseQuery } from "./query";
import { rank } from "./rank";
import type { SearchIndex } from "./searchIndex";
import { wireHit } from "./wireHit";

/** Options of one query; each has a default. */
export interface SearchOptions {
  /** Hits of one page of the list, 5 (SPEC section 9). */
  readonly hitsPerPage?: number;
  /** Page of the list, from 0. */
  readonly page?: number;
  /** Section whose records are mildly preferred. */
  readonly prefer?: SectionId | null;
  readonly filters?: FacetFilters;
  readonly tags?: HighlightTags;
  /** Length of a snippet in words. */
  readonly snippetWords?: number;
}

/** Answer to one query. */
export interface EngineResult {
  readonly hits: readonly WireHit[];
  /** All records that answer, one a heading. */
  readonly found: readonly SearchRecord[];
  /** The query as it was used: cut to 512 characters, outer spaces off. */
  readonly query: string;
}

/** Searches the index. A query without words, or of spaces only, has no hits; nothing throws (SPEC sections 2, 5, 9). */
export function search(index: SearchIndex, rawQuery: string, options: SearchOptions = {}): EngineResult {
  const query = normaliseQuery(rawQuery);
  const units = parseQuery(query);
  if (units.length === 0) return { hits: [], found: [], query };
  const meaning = meaningOf(index, units);
  const found = order(index, query, meaning, units, options);
  const { hitsPerPage = HITS_PER_PAGE, page = 0, tags = HIGHLIGHT, snippetWords = SNIPPET_WORDS } = options;
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return { hits: shown.map((record) => wireHit(record, units, meaning, tags, snippetWords)), found, query };
}

function order(
  index: SearchIndex,
  query: string,
  meaning: Meaning,
  units: ReturnType<typeof parseQuery>,
  { hitsPerPage = HITS_PER_PAGE, page = 0, prefer = null, filters = [] }: SearchOptions,
): readonly SearchRecord[] {
  const accept = (record: SearchRecord): boolean => passes(record, filters);
  const candidates = candidatesFor(index, units, hitsPerPage * (page + 1), accept);
  const ranked = rank(candidates, { query, prefer, means: (term) => meaning.has(term) });
  return ranked.flatMap(({ section }) => recordFor(section, meaning, accept) ?? []);
}
