/**
 * Scores the sections for one unit of a query: the mean of its words, or a synonym where that scores higher. The scores
 * are cached, since all units but the last stay the same while a query is typed. `candidates.ts` combines the units.
 */
import { operationsWith } from "./apiPaths";
import { type Cache, cached } from "./cache";
import { isParticle, type QueryUnit, type QueryWord } from "./query";
import type { SearchIndex } from "./searchIndex";
import { maxTyposFor } from "./typos";
import { LIGHT_WORD_WEIGHT, MATCH_WEIGHT, MIN_IDF, TITLE_MATCH_WEIGHT } from "./weights";
import { isApiWord, isFaultWord, isLightWord } from "./wordLists";
import { emptyScores, raiseScore, scoreAsTyped, type Scores, scoreTerm, scoreTypos } from "./wordScores";

/** Scores of all sections for a unit. */
export interface UnitScores extends Scores {
  /** Part of the unit's words that each section has, 0 to 1; 1 for a synonym. */
  readonly coverage: Float32Array;
  /** Weight of the unit in the score of the query: number of words × weight × inverse document frequency. */
  readonly importance: number;
  /** 1, or less for a light word. */
  readonly weight: number;
}

/** Sums of parts in single precision are not exact: a coverage above this is taken for 1. */
export const FULL_COVERAGE = 0.99;

/**
 * Scores a unit. A word with synonyms is not completed: it matches as a whole word even when it is the last one.
 *
 * @param allowTypos also match with typos where the words match as typed; where they do not, typos are always allowed
 */
export function scoreUnit(index: SearchIndex, unit: QueryUnit, allowTypos: boolean): UnitScores {
  const { method, onObject } = unit.operations ?? {};
  const key = [allowTypos, unit.isMethod, method, onObject, ...unit.words.map(cacheKeyOf)].join("\t");
  return cached(unitCache, index, key, () => computeUnitScores(index, unit, allowTypos));
}

function computeUnitScores(index: SearchIndex, unit: QueryUnit, allowTypos: boolean): UnitScores {
  const { words, synonyms } = unit;
  const synonymScores = synonyms.flatMap(({ key }) => {
    const scores = scoreTerm(index, key, MATCH_WEIGHT.synonym, TITLE_MATCH_WEIGHT.synonym);
    return scores ? [scores] : [];
  });
  const hasSynonyms = synonymScores.length > 0;
  const wordScores = words.map((word) =>
    scoreWord(index, { ...word, isPrefix: word.isPrefix && !hasSynonyms }, allowTypos, hasSynonyms),
  );
  const scores = meanScores(index, wordScores);
  const wordIdf = idfOf(scores.coverage);
  for (const synonym of synonymScores) {
    synonym.score.forEach((score, section) => {
      if (score === 0) return;
      raiseScore(scores, section, score, synonym.titleScore[section] ?? 0, synonym.ownScore[section] ?? 0);
      scores.coverage[section] = 1;
    });
  }
  if (words.length === 1 && words.some(({ term }) => isFaultWord(term))) {
    for (const section of index.faultSections) raiseScore(scores, section, 0, 0, MATCH_WEIGHT.fault);
  }
  if (unit.operations) {
    for (const section of operationsWith(index.pathTemplates, unit.operations)) {
      const verb = MATCH_WEIGHT.verb;
      raiseScore(scores, section, verb, verb, verb);
      scores.coverage[section] = 1;
    }
  }
  const weight = isLightUnit(unit) ? LIGHT_WORD_WEIGHT : 1;
  // The mean of both: a rare word with a common synonym is still fairly rare, and the reverse.
  const idf = (wordIdf + idfOf(scores.coverage)) / 2;
  return { ...scores, weight, importance: wordCountOf(unit) * weight * idf };
}

/** Number of words in a unit without particles, at least 1: `log out` counts as one word. */
function wordCountOf({ words }: QueryUnit): number {
  return Math.max(1, words.filter(({ term }) => !isParticle(term)).length);
}

/** True for a unit that is a single light word or API word. */
function isLightUnit({ words: [first, ...others], isMethod }: QueryUnit): boolean {
  if (first === undefined || others.length > 0 || isMethod === true) return false;
  return isLightWord(first.term) || isApiWord(first.term);
}

function scoreWord(index: SearchIndex, word: QueryWord, allowTypos: boolean, hasSynonyms: boolean): Scores {
  const key = cacheKeyOf(word);
  const asTyped = cached(wordCache, index, `as typed\n${key}`, () => scoreAsTyped(index, word));
  if (maxTyposFor(word.term) === 0 || isKnownCompound(index, word)) return asTyped;
  if (!allowTypos && (hasSynonyms || asTyped.score.some((score) => score > 0))) return asTyped;
  const withTypos = cached(wordCache, index, `typos\n${key}`, () => scoreTypos(index, word));
  return largerScores(index, asTyped, withTypos);
}

/** True for a compound that is in the index, such as `used_times`: it has no typos. */
function isKnownCompound({ postings }: SearchIndex, { term, parts }: QueryWord): boolean {
  return parts.length > 0 && postings.termNumbers.has(term);
}

function largerScores(index: SearchIndex, a: Scores, b: Scores): Scores {
  const scores = emptyScores(index);
  for (const { score, titleScore, ownScore } of [a, b]) {
    score.forEach((value, section) => {
      if (value > 0) raiseScore(scores, section, value, titleScore[section] ?? 0, ownScore[section] ?? 0);
    });
  }
  return scores;
}

/** The mean over the words, and the part of the words that each section has. */
function meanScores(index: SearchIndex, all: readonly Scores[]): Omit<UnitScores, "importance" | "weight"> {
  const scores = { ...emptyScores(index), coverage: new Float32Array(index.sections.length) };
  const part = 1 / all.length;
  for (const { score, titleScore, ownScore } of all) {
    score.forEach((value, section) => {
      if (value === 0) return;
      scores.score[section] = (scores.score[section] ?? 0) + part * value;
      scores.titleScore[section] = (scores.titleScore[section] ?? 0) + part * (titleScore[section] ?? 0);
      scores.ownScore[section] = (scores.ownScore[section] ?? 0) + part * (ownScore[section] ?? 0);
      scores.coverage[section] = (scores.coverage[section] ?? 0) + part;
    });
  }
  return scores;
}

/** Inverse document frequency: small for a unit that most sections have, large for one that few have. */
function idfOf(coverage: Float32Array): number {
  let found = 0;
  for (const part of coverage) if (part > FULL_COVERAGE) found += 1;
  return Math.log(1 + (coverage.length - found + 0.5) / (found + 0.5)) + MIN_IDF;
}

/** Everything that the scores of a word depend on. */
function cacheKeyOf({ isPrefix, text, joinedTerms }: QueryWord): string {
  return [isPrefix, text, ...joinedTerms].join("\n");
}

const wordCache: Cache<Scores> = new WeakMap();
const unitCache: Cache<UnitScores> = new WeakMap();
