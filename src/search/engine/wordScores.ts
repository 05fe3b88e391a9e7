/**
 * Scores the sections for one word of a query. The word is first resolved to terms of the index: itself, longer terms
 * that begin with it, terms with its stem, terms within an edit distance, its parts. Then the postings of these terms are
 * scored with BM25F. `unitScores.ts` combines the scores of words.
 */
import { findPath, objectOperationsOf, operationsAt } from "./apiPaths";
import { FIELDS, type IndexField } from "./fields";
import type { QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";
import { stemOf } from "./stem";
import { findTypoMatches, splitInTwo } from "./typos";
import {
  FIELD_BOOST,
  FIELD_LENGTH_NORM,
  MATCH_WEIGHT,
  MIN_PREFIX_RATIO,
  MIN_PROSE_PREFIX_CHARS,
  SATURATION_COUNT,
  TITLE_FIELD_WEIGHT,
  TITLE_MATCH_WEIGHT,
} from "./weights";

/** Scores of all sections for a word or a unit of a query. The position in the arrays is the section's number. */
export interface Scores {
  /** 0 to 1; 0 when the section does not match. */
  readonly score: Float32Array;
  /** How well the fields that name the section match, 0 to 1. */
  readonly titleScore: Float32Array;
}

/** A term of the index that a word of a query is resolved to. */
interface TermMatch {
  /** The term's number. */
  readonly number: number;
  /** Multiplies the score, 0 to 1. */
  readonly weight: number;
  /** Multiplies the title score, 0 to 1. */
  readonly titleWeight: number;
  /** Ignore occurrences outside titles. */
  readonly titlesOnly?: boolean;
  /** Include occurrences in the field `joinedTitle`. */
  readonly inJoinedTitles?: boolean;
  /** Include occurrences in the field `definedNames`. */
  readonly inDefinedNames?: boolean;
}

/** Scores of 0 for all sections. */
export function emptyScores({ sections }: SearchIndex): Scores {
  return { score: new Float32Array(sections.length), titleScore: new Float32Array(sections.length) };
}

/**
 * Scores a word as it is typed: exact matches, terms that begin with the last word of the query, terms with the same
 * stem, the parts of a compound, and operations of the API for a path.
 */
export function scoreAsTyped(index: SearchIndex, word: QueryWord): Scores {
  const scores = emptyScores(index);
  for (const match of [...typedMatches(index, word), ...stemMatches(index, word)])
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

/** What a text can define: flags, variables, properties, paths and status codes. */
const NAME = /^--|_|\/|^\d+$/;

function typedMatches(
  index: SearchIndex,
  { term, text, isPrefix, joinedTerms }: QueryWord,
): readonly TermMatch[] {
  const inDefinedNames = NAME.test(text);
  const exact = exactMatch(index, term, { weight: 1, titleWeight: 1, inJoinedTitles: true, inDefinedNames });
  const joined = joinedTerms.flatMap((joinedTerm) =>
    exactMatch(index, joinedTerm, { weight: MATCH_WEIGHT.joined, titleWeight: 1, inJoinedTitles: true }),
  );
  return [...exact, ...joined, ...(isPrefix ? prefixMatches(index, term, inDefinedNames) : [])];
}

/** The term as a list of one match; an empty list when it is not in the index. */
function exactMatch(
  index: SearchIndex,
  term: string,
  options: Omit<TermMatch, "number">,
): readonly TermMatch[] {
  const number = index.postings.termNumbers.get(term);
  return number === undefined ? [] : [{ number, ...options }];
}

/** All terms that begin with a prefix. The larger the typed part of a term, the larger its weight. */
function prefixMatches(index: SearchIndex, prefix: string, inDefinedNames = false): readonly TermMatch[] {
  const titlesOnly = prefix.length < MIN_PROSE_PREFIX_CHARS;
  return termNumbersWithPrefix(index, prefix).map((number) => {
    const typedPart = prefix.length / (index.postings.terms[number]?.length ?? 1);
    const weight = MATCH_WEIGHT.prefix * (MIN_PREFIX_RATIO + (1 - MIN_PREFIX_RATIO) * typedPart);
    return { number, weight, titleWeight: TITLE_MATCH_WEIGHT.prefix, titlesOnly, inDefinedNames };
  });
}

/** The other terms with the stem of a word. */
function stemMatches(index: SearchIndex, { term }: QueryWord): readonly TermMatch[] {
  const numbers = index.termsByStem.get(stemOf(term) ?? "") ?? [];
  return numbers
    .filter((number) => index.postings.terms[number] !== term)
    .map((number) => ({ number, weight: MATCH_WEIGHT.stem, titleWeight: TITLE_MATCH_WEIGHT.stem }));
}

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
    (NAME.test(text) || parts.length >= MIN_NAME_PARTS) && index.postings.termNumbers.has(term);
  addIntersection(scores, partScores, isKnownName ? MATCH_WEIGHT.nameParts : MATCH_WEIGHT.parts);
}

/** Adds the operations of the API that a path in the word leads to. */
function addOperations({ pathTemplates }: SearchIndex, scores: Scores, { text }: QueryWord): void {
  const path = findPath(text);
  if (path === null) return;
  for (const section of operationsAt(pathTemplates, path)) raiseScore(scores, section, 1, 1);
  for (const section of objectOperationsOf(pathTemplates, path))
    raiseScore(scores, section, MATCH_WEIGHT.objectOperation, MATCH_WEIGHT.objectOperation);
}

/** Numbers of the terms that begin with a prefix, except expressions of several words. */
function termNumbersWithPrefix({ postings: { terms } }: SearchIndex, prefix: string): readonly number[] {
  const numbers: number[] = [];
  for (let number = lowerBound(terms, prefix); terms[number]?.startsWith(prefix); number += 1) {
    if (!terms[number]?.includes(" ")) numbers.push(number);
  }
  return numbers;
}

/** Position of the first term that is not smaller than a text, by binary search. */
function lowerBound(terms: readonly string[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/* The weights by the numbers of the fields. */
const BOOSTS = FIELDS.map((field) => FIELD_BOOST[field]);
const NORMS = FIELDS.map((field) => FIELD_LENGTH_NORM[field]);
const TITLE_WEIGHTS = FIELDS.map((field) => TITLE_FIELD_WEIGHT[field] ?? 0);
const JOINED_TITLE = FIELDS.indexOf("joinedTitle" satisfies IndexField);
const DEFINED_NAMES = FIELDS.indexOf("definedNames" satisfies IndexField);

/**
 * Adds the sections that have a term, scored with BM25F: the counts of all fields, each weighted by the field's boost and
 * length, are summed, and the sum is mapped to the range from 0 to 1. A section that already has a larger score keeps it.
 */
function addTerm(index: SearchIndex, scores: Scores, match: TermMatch): void {
  const { starts, triples } = index.postings;
  const end = starts[match.number + 1] ?? 0;
  let position = starts[match.number] ?? 0;
  while (position < end) {
    const section = triples[position] ?? 0;
    let [count, titleScore] = [0, 0];
    for (; position < end && triples[position] === section; position += 3) {
      const field = triples[position + 1] ?? 0;
      if (!includesField(match, field)) continue;
      count += weightedCount(index, section, field, triples[position + 2] ?? 0);
      titleScore = Math.max(titleScore, TITLE_WEIGHTS[field] ?? 0);
    }
    if (count > 0) {
      const score = (match.weight * count) / (SATURATION_COUNT + count);
      raiseScore(scores, section, score, titleScore * match.titleWeight);
    }
  }
}

function includesField({ inJoinedTitles, inDefinedNames, titlesOnly }: TermMatch, field: number): boolean {
  if (field === JOINED_TITLE) return inJoinedTitles === true;
  if (field === DEFINED_NAMES) return inDefinedNames === true;
  return !titlesOnly || TITLE_WEIGHTS[field] !== 0;
}

function weightedCount(
  { fieldLengths, meanFieldLengths }: SearchIndex,
  section: number,
  field: number,
  count: number,
): number {
  const norm = NORMS[field] ?? 0;
  const relativeLength =
    (fieldLengths[section * FIELDS.length + field] ?? 0) / (meanFieldLengths[field] ?? 1);
  return ((BOOSTS[field] ?? 0) * count) / (1 - norm + norm * relativeLength);
}

/** Sets the scores of a section to the given ones where these are larger. */
export function raiseScore(
  { score, titleScore }: Scores,
  section: number,
  newScore: number,
  newTitleScore: number,
): void {
  if (newScore > (score[section] ?? 0)) score[section] = newScore;
  if (newTitleScore > (titleScore[section] ?? 0)) titleScore[section] = newTitleScore;
}

/** Adds the sections that match in all of the given scores, with the smallest score × weight. */
function addIntersection(scores: Scores, all: readonly Scores[], weight: number): void {
  const [first, ...others] = all;
  first?.score.forEach((value, section) => {
    if (value === 0) return;
    let [score, titleScore] = [value, first.titleScore[section] ?? 0];
    for (const other of others) {
      score = Math.min(score, other.score[section] ?? 0);
      titleScore = Math.min(titleScore, other.titleScore[section] ?? 0);
    }
    if (score > 0) raiseScore(scores, section, weight * score, weight * titleScore);
  });
}
