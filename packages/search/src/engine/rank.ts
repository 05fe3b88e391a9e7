/**
 * Ranks the candidates of a query. Their scores, which treat the query as a set of units, are multiplied by factors for
 * what the set does not show: whether a title is about the query only, whether the words are adjacent or a phrase, and
 * which part of the site is preferred. Then each page is entered at the section that answers (landing.ts), and weak hits are
 * removed.
 */
import type { Candidate } from "./candidates";
import { landOnSections } from "./landing";
import { matchName, namesOf, type QueryNames, shareOf } from "./names";
import { foldCase } from "./normalize";
import { type Section, titleOf } from "./sections";
import type { UnitScores } from "./unitScores";
import {
  ADJACENCY_BOOST,
  COMMAND_TITLE_FACTOR,
  MIN_SCORE_RATIO,
  NAME_MATCH_BOOST,
  PHRASE_IN_PROSE_FACTOR,
  PREFERRED_SECTION_FACTOR,
  QUERY_IN_TITLE_FACTOR,
  REQUESTED_SECTION_FACTOR,
  TITLE_COVERAGE_BOOST,
  TITLE_COVERAGE_EXPONENT,
} from "./weights";

/** Data that the rank of a candidate depends on, in addition to its score. */
export interface RankContext extends QueryNames {
  /** The whole query, case folded. */
  readonly query: string;
  /** The query without the stop words at its start and end, case folded. */
  readonly phrase: string;
  /** All words of its units, case folded, separated by spaces. */
  readonly words: string;
  /** Part of the query's adjacent words that are adjacent in a section, 0 to 1, by the section's number. */
  readonly adjacency: (sectionNumber: number) => number;
  /** The scores of each unit of the query. */
  readonly unitScores: readonly UnitScores[];
  /** Section of the site that the reader is in; `null` for an index without records. */
  readonly preferredSection: string | null;
  /** Section of the site that the query requests; `null` when it requests none. */
  readonly requestedSection: string | null;
}

/** Factors by which the score of a candidate is multiplied; 1 changes nothing. */
export interface RankFactors {
  /** For the names of the section: title, keywords, last part of the route. */
  readonly names: number;
  /** For the query as a phrase. */
  readonly phrase: number;
  /** For adjacent words of the query that are adjacent in the section. */
  readonly adjacency: number;
  /** For the section of the site. */
  readonly siteSection: number;
}

/** A candidate with its final score and what it was computed from. */
export interface RankedCandidate extends Candidate {
  /** Its score as a candidate. */
  readonly wordScore: number;
  readonly factors: RankFactors;
}

/** Orders candidates, best first. Candidates that lack units are omitted when their score is far below the best. */
export function rank(candidates: readonly Candidate[], context: RankContext): readonly RankedCandidate[] {
  const ordered = candidates.map((candidate) => rankedOf(candidate, context)).sort(compareRank);
  landOnSections(ordered, context);
  ordered.sort(compareRank);
  const minScore = MIN_SCORE_RATIO * (ordered[0]?.score ?? 0);
  return ordered.filter(({ score, hasAllUnits }) => hasAllUnits || score >= minScore);
}

/** A ranked candidate whose score can still be lowered. */
export interface Ranked extends Omit<RankedCandidate, "score"> {
  score: number;
}

function rankedOf(candidate: Candidate, context: RankContext): Ranked {
  const { section, number, score: wordScore, titleCoverage, sectionScore, hasAllUnits } = candidate;
  const factors = factorsOf(candidate, context);
  const { names, phrase, adjacency, siteSection } = factors;
  const factor = names * phrase * adjacency * siteSection;
  return {
    section,
    number,
    wordScore,
    titleCoverage,
    hasAllUnits,
    factors,
    sectionScore: sectionScore * factor,
    score: wordScore * factor,
  };
}

function factorsOf(candidate: Candidate, context: RankContext): RankFactors {
  const { section, number } = candidate;
  return {
    names: titleFactor(candidate, context),
    phrase: phraseFactor(section, context),
    adjacency: 1 + ADJACENCY_BOOST * context.adjacency(number),
    siteSection: sectionFactor(section, context),
  };
}

function sectionFactor({ head }: Section, { preferredSection, requestedSection }: RankContext): number {
  if (head.section !== (requestedSection ?? preferredSection)) return 1;
  return requestedSection === null ? PREFERRED_SECTION_FACTOR : REQUESTED_SECTION_FACTOR;
}

/**
 * The factor for the names of a section, 1 or more. It grows with the part of the query that its title fields have, and
 * with the part that a single name has. Both count less when the names also have words that the query lacks.
 */
function titleFactor({ section, titleCoverage }: Candidate, context: RankContext): number {
  if (titleCoverage === 0) return 1;
  let [bestPrecision, bestMatch] = [0, 0];
  for (const words of namesOf(section)) {
    const { precision, units } = matchName(words, context);
    bestPrecision = Math.max(bestPrecision, precision);
    bestMatch = Math.max(bestMatch, precision * shareOf(units, context));
  }
  const coverageBoost =
    TITLE_COVERAGE_BOOST * titleCoverage ** TITLE_COVERAGE_EXPONENT * Math.sqrt(bestPrecision);
  return (1 + coverageBoost) * (1 + NAME_MATCH_BOOST * bestMatch);
}

/** The factor for a section that contains the query as typed. Titles are compared with its stop words, prose without. */
function phraseFactor(section: Section, { phrase, query, words }: RankContext): number {
  const title = foldCase(titleOf(section));
  if (query.includes(" ") && title.includes(query)) return QUERY_IN_TITLE_FACTOR;
  if (title.startsWith(`${words}:`)) return COMMAND_TITLE_FACTOR;
  return phrase.includes(" ") && proseOf(section).includes(phrase) ? PHRASE_IN_PROSE_FACTOR : 1;
}

const proseCache = new WeakMap<Section, string>();

/** All prose of a section, case folded. */
function proseOf(section: Section): string {
  const cached = proseCache.get(section);
  if (cached !== undefined) return cached;
  const prose = foldCase(section.records.map(({ content }) => content ?? "").join("\n"));
  proseCache.set(section, prose);
  return prose;
}

/** Sorts by score, best first; equal scores by record type, position on the page and id, so the order is stable. */
export function compareRank(
  a: Pick<Candidate, "score" | "section">,
  b: Pick<Candidate, "score" | "section">,
): number {
  const [first, second] = [a.section.head, b.section.head];
  return (
    b.score - a.score ||
    second.weight - first.weight ||
    first.position - second.position ||
    (first.objectID < second.objectID ? -1 : 1)
  );
}
