import type { SearchRecord } from "../model";
import type { QueryUnit, QueryWord } from "./query";
import {
  ANSWERED_POWER,
  CANDIDATES,
  ELSEWHERE_ANSWERED,
  ELSEWHERE_SCORE,
  LEAST_IN_TITLE,
  LEAST_KNOWN,
  LEAST_SHARE,
  LONG_PAGE_SECTIONS,
  TYPE_BOOST,
} from "./ranking";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";
import { isLightWord } from "./stopWords";
import { type UnitScores, scoreUnit } from "./unitScores";

/** A section that answers a query, with what the order depends on. */
export interface Candidate {
  readonly section: Section;
  /** The section's place in the index. */
  readonly number: number;
  readonly score: number;
  /** Part of the query that the section's own title says, weighted by rarity, 0 to 1. */
  readonly inTitle: number;
  /** True when the section itself has every unit of the query. */
  readonly whole: boolean;
}

/** Tells whether a record may be a hit. */
export type Accept = (record: SearchRecord) => boolean;

/** What a query led to. */
export interface Found {
  readonly candidates: readonly Candidate[];
  /** How much each unit says, in the order of the units. */
  readonly rarities: readonly number[];
}

/**
 * Finds the sections that answer at least `LEAST_SHARE` of the units, themselves or with the rest of their page; best
 * first. Words that stand nowhere are taken for mistyped ones; when fewer than `wanted` sections answer the whole
 * query, so are the others. When that finds nothing, titles that say the words known to the site do.
 */
export function findCandidates(
  index: SearchIndex,
  units: readonly QueryUnit[],
  wanted: number,
  accept: Accept,
): Found {
  const strict = scoresOf(index, units, false);
  const rarities = strict.map(({ rarity }) => rarity);
  const candidates = collect(index, strict, accept);
  const enough = candidates.filter(({ whole }) => whole).length >= wanted;
  if (enough) return { candidates, rarities };
  const lenient = collect(index, scoresOf(index, units, true), accept);
  return { candidates: lenient.length > 0 ? lenient : byKnownWords(index, units, accept), rarities };
}

/** Where no page has enough of the words, a title that says those which the site knows is better than nothing. */
function byKnownWords(index: SearchIndex, units: readonly QueryUnit[], accept: Accept): readonly Candidate[] {
  const known = units.filter(({ words }) => words.every((word) => isTelling(index, word)));
  if (known.length < LEAST_KNOWN * units.length) return [];
  return collect(index, scoresOf(index, known, false), accept).filter(
    ({ inTitle }) => inTitle >= LEAST_IN_TITLE,
  );
}

function isTelling({ postings }: SearchIndex, { term }: QueryWord): boolean {
  return !isLightWord(term) && postings.numbers.has(term);
}

function scoresOf(index: SearchIndex, units: readonly QueryUnit[], lenient: boolean): readonly UnitScores[] {
  return units.map((unit) => scoreUnit(index, unit, lenient));
}

function collect(index: SearchIndex, scored: readonly UnitScores[], accept: Accept): readonly Candidate[] {
  const pages = scored.map((unit) => bestOfPages(index, unit));
  const total = { rarity: sumOf(scored, "rarity"), weight: sumOf(scored, "weight") };
  const found: Candidate[] = [];
  index.sections.forEach((section, number) => {
    const candidate = candidateOf(section, number, scored, pages, total);
    if (candidate && section.records.some(accept)) found.push(candidate);
  });
  return found.sort((a, b) => b.score - a.score).slice(0, CANDIDATES);
}

function hasAnyUnit(scored: readonly UnitScores[], number: number): boolean {
  for (const { score } of scored) if ((score[number] ?? 0) > 0) return true;
  return false;
}

/** A section with none of the words is no candidate, whatever its page holds. */
function candidateOf(
  section: Section,
  number: number,
  scored: readonly UnitScores[],
  pages: readonly Float32Array[],
  total: Readonly<Record<"rarity" | "weight", number>>,
): Candidate | null {
  if (!hasAnyUnit(scored, number)) return null;
  let [score, answered, share, inTitle, whole] = [0, 0, 0, 0, true];
  scored.forEach((unit, place) => {
    const own = unit.score[number] ?? 0;
    const elsewhere = pages[place]?.[section.page] ?? 0;
    const part = Math.max(unit.answered[number] ?? 0, elsewhere > 0 ? ELSEWHERE_ANSWERED : 0);
    score += unit.rarity * Math.max(own, ELSEWHERE_SCORE * elsewhere);
    answered += unit.rarity * part;
    share += part >= ELSEWHERE_ANSWERED ? unit.weight : 0;
    inTitle += unit.rarity * (unit.title[number] ?? 0);
    whole &&= (unit.answered[number] ?? 0) > 0.99;
  });
  if (share < LEAST_SHARE * total.weight) return null;
  const boosted = score * (answered / total.rarity) ** ANSWERED_POWER * TYPE_BOOST[section.head.type];
  return { section, number, score: boosted, inTitle: inTitle / total.rarity, whole };
}

function sumOf(scored: readonly UnitScores[], key: "rarity" | "weight"): number {
  return scored.reduce((sum, unit) => sum + unit[key], 0);
}

const pageCache = new WeakMap<UnitScores, Float32Array>();

/** Best score of a unit on each page. A long page has most words somewhere, which says little of one of its sections. */
function bestOfPages({ sections, pageLengths }: SearchIndex, unit: UnitScores): Float32Array {
  const known = pageCache.get(unit);
  if (known) return known;
  const { score, answered } = unit;
  const best = new Float32Array(pageLengths.length);
  score.forEach((value, number) => {
    const page = sections[number]?.page ?? 0;
    if ((answered[number] ?? 0) > 0.99 && value > (best[page] ?? 0)) best[page] = value;
  });
  pageLengths.forEach((length, page) => {
    best[page] = (best[page] ?? 0) * Math.min(1, Math.sqrt(LONG_PAGE_SECTIONS / length));
  });
  pageCache.set(unit, best);
  return best;
}
