/**
 * Scores of words by MiniSearch. For the comparison this module is bundled in place of `src/search/engine/wordScores.ts`:
 * MiniSearch finds and scores the sections for a word (prefix, fuzzy, BM25+ over the same fields), and the engine does
 * everything else.
 */
import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { findPath, operationsAt } from "../../src/search/engine/apiPaths";
import { FIELDS, fieldsOf } from "../../src/search/engine/fields";
import type { QueryWord } from "../../src/search/engine/query";
import type { SearchIndex } from "../../src/search/engine/searchIndex";
import { stemOf } from "../../src/search/engine/stem";
import { TextAnalyzer } from "../../src/search/engine/textAnalyzer";
import { maxTyposFor, splitInTwo } from "../../src/search/engine/typos";
import {
  FIELD_BOOST,
  MATCH_WEIGHT,
  TITLE_FIELD_WEIGHT,
  TITLE_MATCH_WEIGHT,
} from "../../src/search/engine/weights";

/** As in `wordScores.ts`. */
export interface Scores {
  readonly score: Float32Array;
  readonly titleScore: Float32Array;
}

type Mini = MiniSearch<{ id: number } & Record<string, unknown>>;

const NAME = /^--|_|\/|^\d+$/;
const MIN_NAME_PARTS = 4;
/** First character of the terms that are stems. */
const STEM_PREFIX = "~";
const miniCache = new WeakMap<SearchIndex, Mini>();

/** The MiniSearch index of the same sections, with terms by the engine's analyzer and a further term for each stem. */
function miniOf(index: SearchIndex): Mini {
  const cached = miniCache.get(index);
  if (cached) return cached;
  const analyzer = new TextAnalyzer();
  const mini: Mini = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text): string[] => [...analyzer.analyze(text).terms],
    processTerm: (term): string | string[] => {
      const stem = stemOf(term);
      return stem === null ? term : [term, STEM_PREFIX + stem];
    },
  });
  mini.addAll(
    index.sections.map((section, id) => {
      const texts = Object.fromEntries<string>(
        fieldsOf(section, null).map((text, field) => [String(FIELDS[field]), text]),
      );
      return { id, ...texts };
    }),
  );
  miniCache.set(index, mini);
  return mini;
}

const QUERY_OPTIONS: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  boost: FIELD_BOOST,
};
/** Score of MiniSearch, which has no maximum, that becomes a score of one half. */
const HALF_SCORE = 20;

interface MatchOptions extends SearchOptions {
  readonly weight?: number;
  readonly titleWeight?: number;
  readonly inDefinedNames?: boolean;
  readonly inJoinedTitles?: boolean;
}

function addMatches(
  index: SearchIndex,
  scores: Scores,
  query: Query,
  {
    weight = 1,
    titleWeight = 1,
    inDefinedNames = false,
    inJoinedTitles = false,
    ...searchOptions
  }: MatchOptions,
): void {
  const fields = FIELDS.filter(
    (field) => (field !== "definedNames" || inDefinedNames) && (field !== "joinedTitle" || inJoinedTitles),
  );
  const options = { ...QUERY_OPTIONS, fields, ...searchOptions };
  for (const { id, score, match } of miniOf(index).search(query, options)) {
    const titleScores = Object.values(match)
      .flat()
      .map((field) => TITLE_FIELD_WEIGHT[field as keyof typeof TITLE_FIELD_WEIGHT] ?? 0);
    const titleScore = titleWeight * Math.max(0, ...titleScores);
    raiseScore(scores, id as number, (weight * score) / (HALF_SCORE + score), titleScore);
  }
}

/** As in `wordScores.ts`. */
export function scoreAsTyped(index: SearchIndex, word: QueryWord): Scores {
  const { term, text, isPrefix, joinedTerms } = word;
  const scores = emptyScores(index);
  const inDefinedNames = NAME.test(text);
  addMatches(index, scores, term, { inDefinedNames, inJoinedTitles: true });
  if (isPrefix)
    addMatches(index, scores, term, {
      prefix: true,
      weight: MATCH_WEIGHT.prefix,
      titleWeight: TITLE_MATCH_WEIGHT.prefix,
      inDefinedNames,
    });
  for (const joined of joinedTerms)
    addMatches(index, scores, joined, { weight: MATCH_WEIGHT.joined, inJoinedTitles: true });
  const stem = stemOf(term);
  if (stem !== null)
    addMatches(index, scores, STEM_PREFIX + stem, {
      weight: MATCH_WEIGHT.stem,
      titleWeight: TITLE_MATCH_WEIGHT.stem,
    });
  addParts(index, scores, word);
  const path = findPath(text);
  if (path !== null)
    for (const section of operationsAt(index.pathTemplates, path)) raiseScore(scores, section, 1, 1);
  return scores;
}

function addParts(index: SearchIndex, scores: Scores, { term, text, parts, isPrefix }: QueryWord): void {
  if (parts.length === 0) return;
  const isKnownName =
    (NAME.test(text) || parts.length >= MIN_NAME_PARTS) && index.postings.termNumbers.has(term);
  const weight = isKnownName ? MATCH_WEIGHT.nameParts : MATCH_WEIGHT.parts;
  const query: Query = { combineWith: "AND", queries: [...parts] };
  addMatches(index, scores, query, { weight, titleWeight: weight, prefix: isPrefix });
}

/** As in `wordScores.ts`. */
export function scoreTypos(index: SearchIndex, { term, isPrefix }: QueryWord): Scores {
  const scores = emptyScores(index);
  const fuzzy = maxTyposFor(term);
  if (fuzzy > 0)
    addMatches(index, scores, term, {
      fuzzy,
      prefix: isPrefix,
      weight: MATCH_WEIGHT.oneTypo,
      titleWeight: TITLE_MATCH_WEIGHT.typo,
    });
  for (const halves of splitInTwo(term)) {
    if (!halves.every((half) => index.postings.termNumbers.has(half))) continue;
    const query: Query = { combineWith: "AND", queries: [...halves] };
    addMatches(index, scores, query, { weight: MATCH_WEIGHT.joined });
  }
  return scores;
}

/** As in `wordScores.ts`. */
export function scoreTerm(index: SearchIndex, term: string, weight = 1, titleWeight = 1): Scores | null {
  if (!index.postings.termNumbers.has(term)) return null;
  const scores = emptyScores(index);
  addMatches(index, scores, term, { weight, titleWeight });
  return scores;
}

/** As in `wordScores.ts`. */
export function emptyScores({ sections }: SearchIndex): Scores {
  return { score: new Float32Array(sections.length), titleScore: new Float32Array(sections.length) };
}

/** As in `wordScores.ts`. */
export function raiseScore(
  { score, titleScore }: Scores,
  section: number,
  newScore: number,
  newTitleScore: number,
): void {
  if (newScore > (score[section] ?? 0)) score[section] = newScore;
  if (newTitleScore > (titleScore[section] ?? 0)) titleScore[section] = newTitleScore;
}
