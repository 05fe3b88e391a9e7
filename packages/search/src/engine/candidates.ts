/**
 * Selects the candidates of a query: the sections that have enough of its units, with a first score. The scores of the
 * units are added, each times its importance. A unit that the section lacks, but another section of its page has, counts
 * in part. `rank.ts` puts the candidates in their final order.
 */
import type { SearchRecord } from "../model";
import type { QueryUnit, QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";
import { FULL_COVERAGE, scoreUnit, type UnitScores } from "./unitScores";
import {
  COVERAGE_EXPONENT,
  MAX_CANDIDATES,
  MAX_UNPENALIZED_SECTIONS,
  MIN_FALLBACK_TITLE_COVERAGE,
  MIN_KNOWN_UNITS_RATIO,
  MIN_MATCHED_RATIO,
  MIN_OUTPUT_RATIO,
  SAME_PAGE_COVERAGE,
  SAME_PAGE_SCORE_RATIO,
  TYPE_FACTOR,
} from "./weights";
import { isLightWord } from "./wordLists";

/** A section that may become a hit. */
export interface Candidate {
  readonly section: Section;
  /** The section's number in the index. */
  readonly number: number;
  /** 0 or more; comparable only within one query. */
  readonly score: number;
  /** Part of the query, by importance, that the section's title fields have, 0 to 1. */
  readonly titleCoverage: number;
  /** The score without the other sections of the page and without the type of the heading. */
  readonly sectionScore: number;
  /** True when the section itself has all units of the query. */
  readonly hasAllUnits: boolean;
}

/** Filters the records that may become hits. */
export type RecordFilter = (record: SearchRecord) => boolean;

/** The candidates of a query. */
export interface CandidateList {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** The scores of each unit of the query that the candidates were found with, in their order. */
  readonly unitScores: readonly UnitScores[];
}

/**
 * Finds the candidates of a query. Words that are in no section are matched with typos. When fewer than `minComplete`
 * sections have all units, all words are. When there are still no candidates, units that the index does not know are
 * ignored.
 *
 * @param minComplete number of candidates with all units that is enough
 */
export function findCandidates(
  index: SearchIndex,
  units: readonly QueryUnit[],
  minComplete: number,
  accept: RecordFilter,
): CandidateList {
  const unitScores = scoreUnits(index, units, false);
  const candidates = collectCandidates(index, unitScores, accept);
  const isEnough = candidates.filter(({ hasAllUnits }) => hasAllUnits).length >= minComplete;
  if (isEnough) return { candidates, unitScores };
  const withTypos = scoreUnits(index, units, true);
  const typoCandidates = collectCandidates(index, withTypos, accept);
  if (typoCandidates.length > 0) return { candidates: typoCandidates, unitScores: withTypos };
  return { candidates: candidatesForKnownUnits(index, units, accept), unitScores };
}

/** Finds the candidates of pasted output, most of whose words need not be in a section. */
export function findQuotes(
  index: SearchIndex,
  units: readonly QueryUnit[],
  accept: RecordFilter,
): CandidateList {
  const unitScores = scoreUnits(index, units, false);
  return { unitScores, candidates: collectCandidates(index, unitScores, accept, MIN_OUTPUT_RATIO) };
}

/**
 * The fallback when no section has enough of the units: sections whose titles have enough of the units that the index
 * knows.
 */
function candidatesForKnownUnits(
  index: SearchIndex,
  units: readonly QueryUnit[],
  accept: RecordFilter,
): readonly Candidate[] {
  const known = units.filter(({ words }) => words.every((word) => isKnown(index, word)));
  if (known.length < MIN_KNOWN_UNITS_RATIO * units.length) return [];
  return collectCandidates(index, scoreUnits(index, known, false), accept, 0).filter(
    ({ titleCoverage }) => titleCoverage >= MIN_FALLBACK_TITLE_COVERAGE,
  );
}

/** True for a word that is a term of the index, other than a light word. */
function isKnown({ postings }: SearchIndex, { term }: QueryWord): boolean {
  return !isLightWord(term) && postings.termNumbers.has(term);
}

function scoreUnits(
  index: SearchIndex,
  units: readonly QueryUnit[],
  allowTypos: boolean,
): readonly UnitScores[] {
  return units.map((unit) => scoreUnit(index, unit, allowTypos));
}

function collectCandidates(
  index: SearchIndex,
  unitScores: readonly UnitScores[],
  accept: RecordFilter,
  minMatchedRatio = MIN_MATCHED_RATIO,
): readonly Candidate[] {
  const pageScores = unitScores.map((unit) => pageScoresOf(index, unit));
  const totals = {
    importance: sumOf(unitScores, "importance"),
    minWeight: minMatchedRatio * sumOf(unitScores, "weight"),
  };
  const candidates: Candidate[] = [];
  for (let number = 0; number < index.sections.length; number += 1) {
    const section = index.sections[number];
    if (!section || !hasAnyUnit(unitScores, number)) continue;
    const candidate = candidateOf(section, number, unitScores, pageScores, totals);
    if (candidate && section.records.some(accept)) candidates.push(candidate);
  }
  return candidates.sort((a, b) => b.score - a.score).slice(0, MAX_CANDIDATES);
}

/** True for a section that has a part of the query itself. */
function hasAnyUnit(unitScores: readonly UnitScores[], number: number): boolean {
  for (const { score } of unitScores) if ((score[number] ?? 0) > 0) return true;
  return false;
}

/**
 * Combines the units' scores of one section.
 *
 * @param number the section's number
 * @param pageScores for each unit, its score on each page
 * @param totals importance of all units, and the least weight that the matched ones must have
 * @returns `null` for a section that has too few of the units together with its page
 */
function candidateOf(
  section: Section,
  number: number,
  unitScores: readonly UnitScores[],
  pageScores: readonly Float32Array[],
  totals: Readonly<Record<"importance" | "minWeight", number>>,
): Candidate | null {
  let score = 0;
  let coverage = 0;
  let [sectionScore, sectionCoverage] = [0, 0];
  let matchedWeight = 0;
  let titleCoverage = 0;
  let hasAllUnits = true;
  for (const [position, unit] of unitScores.entries()) {
    const ownCoverage = unit.coverage[number] ?? 0;
    const pageScore = pageScores[position]?.[section.page] ?? 0;
    const unitCoverage = Math.max(ownCoverage, pageScore > 0 ? SAME_PAGE_COVERAGE : 0);
    score += unit.importance * Math.max(unit.score[number] ?? 0, SAME_PAGE_SCORE_RATIO * pageScore);
    coverage += unit.importance * unitCoverage;
    sectionScore += unit.importance * (unit.score[number] ?? 0);
    sectionCoverage += unit.importance * ownCoverage;
    matchedWeight += unitCoverage >= SAME_PAGE_COVERAGE ? unit.weight : 0;
    titleCoverage += unit.importance * (unit.titleScore[number] ?? 0);
    hasAllUnits &&= ownCoverage > FULL_COVERAGE;
  }
  if (matchedWeight < totals.minWeight) return null;
  const coverageFactor = (coverage / totals.importance) ** COVERAGE_EXPONENT;
  return {
    section,
    number,
    score: score * coverageFactor * TYPE_FACTOR[section.head.type],
    sectionScore: sectionScore * (sectionCoverage / totals.importance) ** COVERAGE_EXPONENT,
    titleCoverage: titleCoverage / totals.importance,
    hasAllUnits,
  };
}

function sumOf(unitScores: readonly UnitScores[], key: "importance" | "weight"): number {
  return unitScores.reduce((sum, unit) => sum + unit[key], 0);
}

const pageScoreCache = new WeakMap<UnitScores, Float32Array>();

/**
 * The score of a unit on each page: the best score of a section that has the whole unit, reduced on pages with many
 * sections. The position in the result is the page's number.
 */
function pageScoresOf({ sections, sectionsPerPage }: SearchIndex, unit: UnitScores): Float32Array {
  const cached = pageScoreCache.get(unit);
  if (cached) return cached;
  const { score, coverage } = unit;
  const best = new Float32Array(sectionsPerPage.length);
  score.forEach((value, number) => {
    const page = sections[number]?.page ?? 0;
    if ((coverage[number] ?? 0) > FULL_COVERAGE && value > (best[page] ?? 0)) best[page] = value;
  });
  sectionsPerPage.forEach((count, page) => {
    best[page] = (best[page] ?? 0) * Math.min(1, Math.sqrt(MAX_UNPENALIZED_SECTIONS / count));
  });
  pageScoreCache.set(unit, best);
  return best;
}
