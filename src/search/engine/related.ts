import type { SearchRecord, WireHit } from "../model";
import { HIGHLIGHT, SNIPPET_WORDS } from "../model";
import { type Candidate, candidatesFor } from "./candidates";
import { meaningOf } from "./meaning";
import { parseQuery, type QueryUnit } from "./query";
import { rank } from "./rank";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";
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
  const nothing = meaningOf(index, []);
  return otherPages(index, source)
    .filter(({ confidence }) => confidence >= threshold)
    .slice(0, limit)
    .map(({ record, confidence }) => ({
      hit: wireHit(record, [], nothing, HIGHLIGHT, SNIPPET_WORDS),
      confidence,
    }));
}

function otherPages(
  index: SearchIndex,
  source: SearchRecord,
): readonly { readonly record: SearchRecord; readonly confidence: number }[] {
  const { lvl1, lvl2 } = source.hierarchy;
  const units = parseQuery([lvl1, lvl2, source.description].filter(Boolean).join(" "));
  const isOther = (record: SearchRecord): boolean => record.type === "lvl1" && record.url !== source.url;
  const context = {
    phrase: "",
    query: "",
    side: () => 0,
    prefer: source.section,
    asked: null,
    answers: () => 0,
    rarities: [],
  };
  const pages = rank(anyShare(index, units, isOther), context);
  const best = pages[0]?.score ?? 1;
  return pages.flatMap(({ section, score }) => {
    const record = section.records.find(isOther);
    return record ? [{ record, confidence: Math.round((100 * score) / best) }] : [];
  });
}

/** One unit at a time: a related page shares some of the words, seldom all. */
function anyShare(
  index: SearchIndex,
  units: readonly QueryUnit[],
  accept: (record: SearchRecord) => boolean,
): readonly Candidate[] {
  const sums = new Map<Section, Candidate>();
  for (const candidate of units.flatMap((unit) => candidatesFor(index, [unit], 1, accept).candidates)) {
    const known = sums.get(candidate.section);
    sums.set(candidate.section, known ? { ...candidate, score: known.score + candidate.score } : candidate);
  }
  return [...sums.values()];
}
