/**
 * Scores of words by MiniSearch, in the place of `src/search/engine/wordScores.ts`: the library finds and weighs the
 * sections of a word (prefix, fuzzy, BM25+ over the same fields), everything above it stays the site's own.
 */
import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { pathIn, sectionsAt } from "../../src/search/engine/apiPaths";
import { FIELDS, fieldsOf } from "../../src/search/engine/fields";
import { halvesOf, stemOf, typosAllowed } from "../../src/search/engine/forms";
import type { QueryWord } from "../../src/search/engine/query";
import { FIELD_BOOST, MATCH_WEIGHT, TITLE_CERTAINTY, TITLE_FIELDS } from "../../src/search/engine/ranking";
import type { SearchIndex } from "../../src/search/engine/searchIndex";
import { TextReader } from "../../src/search/engine/textTerms";

/** As in `wordScores.ts`. */
export interface Scores {
  readonly score: Float32Array;
  readonly title: Float32Array;
}

type Mini = MiniSearch<{ id: number } & Record<string, unknown>>;

const NAME = /^--|_|\/|^\d+$/;
const STEM = "~";
const indexes = new WeakMap<SearchIndex, Mini>();

/** The library's index of the same sections; terms are split by the site, and each stem is a term of its own. */
function miniOf(index: SearchIndex): Mini {
  const known = indexes.get(index);
  if (known) return known;
  const reader = new TextReader();
  const mini: Mini = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text): string[] => [...reader.read(text).terms],
    processTerm: (term): string | string[] => {
      const stem = stemOf(term);
      return stem === null ? term : [term, STEM + stem];
    },
  });
  mini.addAll(
    index.sections.map((section, id) => {
      const texts = Object.fromEntries<string>(
        fieldsOf(section).map((text, field) => [String(FIELDS[field]), text]),
      );
      return { id, ...texts };
    }),
  );
  indexes.set(index, mini);
  return mini;
}

const QUERY_OPTIONS: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  boost: FIELD_BOOST,
};
/** Score of the library, which has no upper bound, at which a word scores one half. */
const HALF_SCORE = 20;

function add(
  index: SearchIndex,
  scores: Scores,
  query: Query,
  { weight = 1, certainty = 1, name = false, joined = false, ...options }: Weighted,
): void {
  const fields = FIELDS.filter((field) => (field !== "defines" || name) && (field !== "joined" || joined));
  for (const { id, score, match } of miniOf(index).search(query, { ...QUERY_OPTIONS, fields, ...options })) {
    const titles = Object.values(match)
      .flat()
      .map((field) => TITLE_FIELDS[field as keyof typeof TITLE_FIELDS] ?? 0);
    raise(scores, id as number, (weight * score) / (HALF_SCORE + score), certainty * Math.max(0, ...titles));
  }
}

interface Weighted extends SearchOptions {
  readonly weight?: number;
  readonly certainty?: number;
  readonly name?: boolean;
  readonly joined?: boolean;
}

/** As in `wordScores.ts`. */
export function scoreTyped(index: SearchIndex, { term, text, parts, open, joined }: QueryWord): Scores {
  const scores = noScores(index);
  const name = NAME.test(text);
  add(index, scores, term, { name, joined: true });
  if (open)
    add(index, scores, term, {
      prefix: true,
      weight: MATCH_WEIGHT.prefix,
      certainty: TITLE_CERTAINTY.prefix,
      name,
    });
  for (const pair of joined) add(index, scores, pair, { weight: MATCH_WEIGHT.joined, joined: true });
  const stem = stemOf(term);
  if (stem !== null)
    add(index, scores, STEM + stem, { weight: MATCH_WEIGHT.form, certainty: TITLE_CERTAINTY.form });
  if (parts.length > 0) {
    const known = (name || parts.length >= 4) && index.postings.numbers.has(term);
    const weight = known ? MATCH_WEIGHT.nameParts : MATCH_WEIGHT.parts;
    add(
      index,
      scores,
      { combineWith: "AND", queries: [...parts] },
      { weight, certainty: weight, prefix: open },
    );
  }
  const path = pathIn(text);
  if (path !== null) for (const section of sectionsAt(index.paths, path)) raise(scores, section, 1, 1);
  return scores;
}

/** As in `wordScores.ts`. */
export function scoreTypos(index: SearchIndex, { term, open }: QueryWord): Scores {
  const scores = noScores(index);
  const fuzzy = typosAllowed(term);
  if (fuzzy > 0)
    add(index, scores, term, {
      fuzzy,
      prefix: open,
      weight: MATCH_WEIGHT.typo,
      certainty: TITLE_CERTAINTY.typo,
    });
  for (const pair of halvesOf(term).filter((halves) =>
    halves.every((half) => index.postings.numbers.has(half)),
  ))
    add(index, scores, { combineWith: "AND", queries: [...pair] }, { weight: MATCH_WEIGHT.joined });
  return scores;
}

/** As in `wordScores.ts`. */
export function scoreExact(index: SearchIndex, term: string, weight = 1, certainty = 1): Scores | null {
  if (!index.postings.numbers.has(term)) return null;
  const scores = noScores(index);
  add(index, scores, term, { weight, certainty });
  return scores;
}

/** As in `wordScores.ts`. */
export function noScores({ sections }: SearchIndex): Scores {
  return { score: new Float32Array(sections.length), title: new Float32Array(sections.length) };
}

/** As in `wordScores.ts`. */
export function raise({ score, title }: Scores, section: number, newScore: number, newTitle: number): void {
  if (newScore > (score[section] ?? 0)) score[section] = newScore;
  if (newTitle > (title[section] ?? 0)) title[section] = newTitle;
}
