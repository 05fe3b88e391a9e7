import type { SearchRecord, WireHit } from "../model";
import { HIGHLIGHT, SNIPPET_WORDS } from "../model";
import { type Candidate, candidateTiers } from "./candidates";
import { parseQuery } from "./query";
import { rank } from "./rank";
import type { SearchIndex } from "./searchIndex";
import { wireHit } from "./wireHit";

/** A page near to another, with a confidence from 0 to 100. */
export interface RelatedHit {
  readonly hit: WireHit;
  readonly confidence: number;
}

/** Finds the pages nearest to a record by the words of its headings and description; its own page is left out. */
export function related(
  index: SearchIndex,
  objectID: string,
  threshold = 0,
  limit = 30,
): readonly RelatedHit[] {
  const source = index.records.find((record) => record.objectID === objectID);
  if (!source) return [];
  const pages = rank(otherPages(index, source), { query: "", prefer: source.section });
  const best = pages[0]?.score ?? 1;
  return pages
    .map((page) => ({ page, confidence: Math.round((100 * page.score) / best) }))
    .filter(({ confidence }) => confidence >= threshold)
    .slice(0, limit)
    .map(({ page, confidence }) => ({ hit: wireHit(page, [], HIGHLIGHT, SNIPPET_WORDS), confidence }));
}

function otherPages(index: SearchIndex, source: SearchRecord): readonly Candidate[] {
  const { lvl1, lvl2 } = source.hierarchy;
  const units = parseQuery([lvl1, lvl2, source.description].filter(Boolean).join(" "));
  const isOther = (record: SearchRecord): boolean => record.type === "lvl1" && record.url !== source.url;
  return units.length === 0 ? [] : anyShare(index, units, isOther);
}

/** One unit at a time: a related page shares some of the words, seldom all. */
function anyShare(
  index: SearchIndex,
  units: ReturnType<typeof parseQuery>,
  accept: (record: SearchRecord) => boolean,
): readonly Candidate[] {
  const sums = new Map<SearchRecord, Candidate>();
  for (const candidate of units.flatMap((unit) => candidateTiers(index, [unit], 1, accept).flat())) {
    const known = sums.get(candidate.record);
    sums.set(candidate.record, known ? { ...candidate, score: known.score + candidate.score } : candidate);
  }
  return [...sums.values()];
}
