/**
 * Scores the sections for one word of a query. The word is first resolved to terms of the index (termMatches.ts, typos.ts):
 * itself, longer terms that begin with it, terms with its stem, terms within an edit distance, its parts. Then the
 * postings of these terms are scored with BM25F. `unitScores.ts` combines the scores of words.
 */
import { findPath, objectOperationsOf, operationsAt } from "./apiPaths";
import { FIELDS, type IndexField, OWN_FIELDS } from "./fields";
import type { QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";
import {
  exactMatch,
  NAME_PATTERN,
  prefixMatches,
  stemMatches,
  type TermMatch,
  typedMatches,
} from "./termMatches";
import { findTypoMatches, splitInTwo } from "./typos";
import {
  FIELD_BOOST,
  MATCH_WEIGHT,
  SATURATION_COUNT,
  TITLE_FIELD_WEIGHT,
  TITLE_MATCH_WEIGHT,
} from "./weights";

/** Scores of all sections for a word or a unit of a query. The position in the arrays is the section's number. */
export interface Scores {
  /** 0 to 1; 0 when the section does not match. */
  readonly score: Float32Array;
  /** Score of the fields that name the section, 0 to 1. */
  readonly titleScore: Float32Array;
  /** The part of the score that the section's own heading and text have, without those of its page, 0 to 1. */
  readonly ownScore: Float32Array;
}

/** Scores of 0 for all sections. */
export function emptyScores({ sections }: SearchIndex): Scores {
  const count = sections.length;
  return {
    score: new Float32Array(count),
    titleScore: new Float32Array(count),
    ownScore: new Float32Array(count),
  };
}

/**
 * Scores a word as it is typed: exact matches, terms that begin with the last word of the query, terms with the same
 * stem, the parts of a compound, and operations of the API for a path.
 */
export function scoreAsTyped(index: SearchIndex, word: QueryWord): Scores {
  const scores = emptyScores(index);
  for (const match of [...typedMatches(index, word), ...stemMatches(index, word.term)])
    addTerm(index, scores, match);
  addParts(index, scores, word);
  addOperations(index, scores, word);
  return scores;
}

/** Scores the terms that a word may mean if it has typos, and the pairs of terms if it lacks a space. */
export function scoreTypos(index: SearchIndex, { term, isPrefix }: QueryWord): Scores {
  const scores = emptyScores(index);
  for (const { number, distance } of findTypoMatches(index.termsByLength, term, isPrefix)) {
    const weight = distance > 1 ? MATCH_WEIGHT.twoTypos : MATCH_WEIGHT.oneTypo;
    addTerm(index, scores, { number, weight, titleWeight: TITLE_MATCH_WEIGHT.typo });
  }
  for (const halves of splitInTwo(term)) {
    const halfScores = halves.map((half) => scoreTerm(index, half));
    if (halfScores.every((half) => half !== null)) addIntersection(scores, halfScores, MATCH_WEIGHT.joined);
  }
  return scores;
}

/** Scores exact matches of a term; `null` when the term is not in the index. */
export function scoreTerm(index: SearchIndex, term: string, weight = 1, titleWeight = 1): Scores | null {
  const number = index.postings.termNumbers.get(term);
  if (number === undefined) return null;
  const scores = emptyScores(index);
  addTerm(index, scores, { number, weight, titleWeight });
  return scores;
}

/** A compound of at least this many parts is a name, such as `Devices.Read.All`. */
const MIN_NAME_PARTS = 4;

/** Adds the sections that have all parts of a compound. */
function addParts(index: SearchIndex, scores: Scores, { term, text, parts, isPrefix }: QueryWord): void {
  if (parts.length === 0) return;
  const partScores = parts.map((part, position) => {
    const isLast = position === parts.length - 1;
    const matches = [
      ...exactMatch(index, part, { weight: 1, titleWeight: 1 }),
      ...(isPrefix && isLast ? prefixMatches(index, part) : []),
    ];
    const own = emptyScores(index);
    for (const match of matches) addTerm(index, own, match);
    return own;
  });
  const isKnownName =
    (NAME_PATTERN.test(text) || parts.length >= MIN_NAME_PARTS) && index.postings.termNumbers.has(term);
  addIntersection(scores, partScores, isKnownName ? MATCH_WEIGHT.nameParts : MATCH_WEIGHT.parts);
}

/** Adds the operations of the API that a path in the word leads to. */
function addOperations({ pathTemplates }: SearchIndex, scores: Scores, { text }: QueryWord): void {
  const path = findPath(text);
  if (path === null) return;
  for (const section of operationsAt(pathTemplates, path)) raiseScore(scores, section, 1, 1, 1);
  const weight = MATCH_WEIGHT.objectOperation;
  for (const section of objectOperationsOf(pathTemplates, path))
    raiseScore(scores, section, weight, weight, weight);
}

/* The weights by the numbers of the fields. */
const BOOSTS = FIELDS.map((field) => FIELD_BOOST[field]);
const TITLE_WEIGHTS = FIELDS.map((field) => TITLE_FIELD_WEIGHT[field] ?? 0);
const IS_OWN = FIELDS.map((field) => OWN_FIELDS.includes(field));
/** Those of a page say nothing about where on it, those of a section do. */
const KEYWORDS = FIELDS.indexOf("keywords" satisfies IndexField);
const JOINED_TITLE = FIELDS.indexOf("joinedTitle" satisfies IndexField);
const DEFINED_NAMES = FIELDS.indexOf("definedNames" satisfies IndexField);

/**
 * Adds the sections that have a term, scored with BM25F: the counts of all fields, each weighted by the field's boost and
 * length, are summed, and the sum is mapped to the range from 0 to 1. A section that already has a larger score keeps it.
 */
function addTerm(
  { postings, lengthDivisors, sections }: SearchIndex,
  scores: Scores,
  match: TermMatch,
): void {
  const { starts, triples } = postings;
  const end = starts[match.number + 1] ?? 0;
  let position = starts[match.number] ?? 0;
  while (position < end) {
    const section = triples[position] ?? 0;
    let [count, ownCount, titleScore] = [0, 0, 0];
    for (; position < end && triples[position] === section; position += 3) {
      const field = triples[position + 1] ?? 0;
      if (!includesField(match, field)) continue;
      const divisor = lengthDivisors[section * FIELDS.length + field] ?? 1;
      const fieldCount = ((BOOSTS[field] ?? 0) * (triples[position + 2] ?? 0)) / divisor;
      count += fieldCount;
      if (IS_OWN[field] || (field === KEYWORDS && sections[section]?.head.type !== "lvl1"))
        ownCount += fieldCount;
      titleScore = Math.max(titleScore, TITLE_WEIGHTS[field] ?? 0);
    }
    if (count > 0) {
      const score = (match.weight * count) / (SATURATION_COUNT + count);
      const ownScore = (match.weight * ownCount) / (SATURATION_COUNT + ownCount);
      raiseScore(scores, section, score, titleScore * match.titleWeight, ownScore);
    }
  }
}

function includesField({ inJoinedTitles, inDefinedNames, titlesOnly }: TermMatch, field: number): boolean {
  if (field === JOINED_TITLE) return inJoinedTitles === true;
  if (field === DEFINED_NAMES) return inDefinedNames === true;
  return !titlesOnly || TITLE_WEIGHTS[field] !== 0;
}

/** Sets the scores of a section to the given ones where these are larger. */
export function raiseScore(
  { score, titleScore, ownScore }: Scores,
  section: number,
  newScore: number,
  newTitleScore: number,
  newOwnScore: number,
): void {
  if (newOwnScore > (ownScore[section] ?? 0)) ownScore[section] = newOwnScore;
  if (newScore > (score[section] ?? 0)) score[section] = newScore;
  if (newTitleScore > (titleScore[section] ?? 0)) titleScore[section] = newTitleScore;
}

/** Adds the sections that match in all of the given scores, with the smallest score × weight. */
function addIntersection(scores: Scores, all: readonly Scores[], weight: number): void {
  const [first, ...others] = all;
  first?.score.forEach((value, section) => {
    if (value === 0) return;
    let [score, titleScore, ownScore] = [value, first.titleScore[section] ?? 0, first.ownScore[section] ?? 0];
    for (const other of others) {
      ownScore = Math.min(ownScore, other.ownScore[section] ?? 0);
      score = Math.min(score, other.score[section] ?? 0);
      titleScore = Math.min(titleScore, other.titleScore[section] ?? 0);
    }
    if (score > 0) raiseScore(scores, section, weight * score, weight * titleScore, weight * ownScore);
  });
}
