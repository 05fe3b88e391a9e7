/**
 * Ranks the candidates of a query. Their scores, which treat the query as a set of units, are multiplied by factors for
 * what the set does not show: whether a title is about the query only, whether the words are adjacent or a phrase, and
 * which section of the site is preferred. Then the hits of each page are spread, and weak ones removed.
 */
import type { Candidate } from "./candidates";
import { foldCase } from "./normalize";
import { type Section, slugOf, titleOf } from "./sections";
import { splitChunks } from "./tokenize";
import {
  ADJACENCY_BOOST,
  COMMAND_TITLE_FACTOR,
  MIN_SCORE_RATIO,
  NAME_MATCH_BOOST,
  PHRASE_IN_PROSE_FACTOR,
  PREFERRED_SECTION_FACTOR,
  QUERY_IN_TITLE_FACTOR,
  REQUESTED_SECTION_FACTOR,
  SAME_PAGE_DECAY_FACTOR,
  TITLE_COVERAGE_BOOST,
  TITLE_COVERAGE_EXPONENT,
} from "./weights";
import { withoutStopWords } from "./wordLists";

/** What the rank of a candidate depends on besides its score. */
export interface RankContext {
  /** The whole query, case folded. */
  readonly query: string;
  /** The query without the stop words at its start and end, case folded. */
  readonly phrase: string;
  /** All words of its units, case folded, separated by spaces. */
  readonly words: string;
  /** Part of the query's adjacent words that are adjacent in a section, 0 to 1, by the section's number. */
  readonly adjacency: (sectionNumber: number) => number;
  /** The units of the query that a term matches as a bit mask: bit 0 is the first unit. */
  readonly matchedUnits: (term: string) => number;
  /** Importance of each unit of the query. */
  readonly importances: readonly number[];
  /** Section of the site that the reader is in; `null` for an index without records. */
  readonly preferredSection: string | null;
  /** Section of the site that the query requests; `null` when it requests none. */
  readonly requestedSection: string | null;
}

/** What the score of a candidate is multiplied by; 1 changes nothing. */
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

/** Orders candidates, best first. Candidates that lack units are left out when their score is far below the best. */
export function rank(candidates: readonly Candidate[], context: RankContext): readonly RankedCandidate[] {
  const ordered = candidates.map((candidate) => rankedOf(candidate, context)).sort(compareRank);
  lowerRepeatedPages(ordered);
  ordered.sort(compareRank);
  const minScore = MIN_SCORE_RATIO * (ordered[0]?.score ?? 0);
  return ordered.filter(({ score, hasAllUnits }) => hasAllUnits || score >= minScore);
}

/** A ranked candidate whose score can still be lowered. */
interface Ranked extends Omit<RankedCandidate, "score"> {
  score: number;
}

function rankedOf(candidate: Candidate, context: RankContext): Ranked {
  const { section, number, score: wordScore, titleCoverage, hasAllUnits } = candidate;
  const factors = factorsOf(candidate, context);
  const score = wordScore * factors.names * factors.phrase * factors.adjacency * factors.siteSection;
  return { section, number, wordScore, titleCoverage, hasAllUnits, factors, score };
}

/** Lowers the scores of all but the best candidate of each page. */
function lowerRepeatedPages(ordered: readonly Ranked[]): void {
  const counts = new Map<number, number>();
  for (const candidate of ordered) {
    const { page } = candidate.section;
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    candidate.score *= SAME_PAGE_DECAY_FACTOR ** count;
  }
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
  const total = importanceOf(ALL_UNITS, context.importances) || 1;
  let [bestPrecision, bestMatch] = [0, 0];
  for (const words of namesOf(section)) {
    const { precision, units } = matchName(words, context.matchedUnits);
    bestPrecision = Math.max(bestPrecision, precision);
    bestMatch = Math.max(bestMatch, precision * (importanceOf(units, context.importances) / total));
  }
  const coverageBoost =
    TITLE_COVERAGE_BOOST * titleCoverage ** TITLE_COVERAGE_EXPONENT * Math.sqrt(bestPrecision);
  return (1 + coverageBoost) * (1 + NAME_MATCH_BOOST * bestMatch);
}

/** A bit mask with all bits set. */
const ALL_UNITS = -1;

/** Sum of the importances of the units in a bit mask. */
function importanceOf(units: number, importances: readonly number[]): number {
  return importances.reduce(
    (sum, importance, position) => sum + (units & (1 << position) ? importance : 0),
    0,
  );
}

/** A word of a name as terms. */
interface NameWord {
  readonly term: string;
  readonly parts: readonly string[];
}

const nameCache = new WeakMap<Section, readonly (readonly NameWord[])[]>();

/** The words of each name of a section, without stop words: its title, the last part of its route, its keywords. */
function namesOf(section: Section): readonly (readonly NameWord[])[] {
  const cached = nameCache.get(section);
  if (cached) return cached;
  const names = [
    titleOf(section),
    slugOf(section).replace(/^.* /, "").replaceAll("-", " "),
    ...section.head.keywords,
  ];
  const words = names.map((name) =>
    withoutStopWords(
      splitChunks(name).map(({ token, parts }) => ({
        term: token.term,
        parts: parts.map((part) => part.term),
      })),
    ),
  );
  nameCache.set(section, words);
  return words;
}

/**
 * Matches a name with the query.
 *
 * @returns the part of the name's words that match the query, 0 to 1, and the matched units as a bit mask
 */
function matchName(
  words: readonly NameWord[],
  matchedUnits: (term: string) => number,
): { readonly precision: number; readonly units: number } {
  let [matchedWords, units] = [0, 0];
  for (const { term, parts } of words) {
    let wordUnits = matchedUnits(term);
    for (const part of parts) wordUnits |= matchedUnits(part);
    if (wordUnits !== 0) matchedWords += 1;
    units |= wordUnits;
  }
  return { precision: matchedWords / Math.max(1, words.length), units };
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
function compareRank(a: Candidate, b: Candidate): number {
  const [first, second] = [a.section.head, b.section.head];
  return (
    b.score - a.score ||
    second.weight - first.weight ||
    first.position - second.position ||
    (first.objectID < second.objectID ? -1 : 1)
  );
}
