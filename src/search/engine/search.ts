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
import { foldCase } from "./fold";
import { recordFor } from "./hitRecord";
import { type Meaning, meaningOf } from "./meaning";
import { asksApi, parseQuery, phraseOf } from "./query";
import { rank } from "./rank";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";
import { pairShare, pairsOf } from "./sequence";
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
  const sections = order(index, query, meaning, units, options);
  const { hitsPerPage = HITS_PER_PAGE, page = 0, tags = HIGHLIGHT, snippetWords = SNIPPET_WORDS } = options;
  const accept = acceptOf(options);
  const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = shown.flatMap((section) => recordFor(section, meaning, accept) ?? []);
  return {
    hits: hits.map((record) => wireHit(record, units, meaning, tags, snippetWords)),
    found: sections.flatMap(({ records }) => records.find(accept) ?? []),
    query,
  };
}

function order(
  index: SearchIndex,
  query: string,
  meaning: Meaning,
  units: ReturnType<typeof parseQuery>,
  options: SearchOptions,
): readonly Section[] {
  const { hitsPerPage = HITS_PER_PAGE, page = 0, prefer = null } = options;
  const { candidates, rarities } = candidatesFor(index, units, hitsPerPage * (page + 1), acceptOf(options));
  const pairs = pairsOf(units);
  const ranked = rank(candidates, {
    phrase: phraseOf(query),
    query: foldCase(query),
    side: (number) => pairShare(index.sequences[number] ?? "", pairs),
    prefer,
    answers: (term) => meaning.units(term),
    rarities,
    asked: asksApi(units) ? "api" : null,
  });
  return ranked.map(({ section }) => section);
}

function acceptOf({ filters = [] }: SearchOptions): (record: SearchRecord) => boolean {
  return filters.length === 0 ? () => true : (record) => passes(record, filters);
}
