import type { Query, SearchOptions, SearchResult } from "minisearch";
import type { Expression } from "./expressions";
import type { QueryUnit } from "./query";
import { FIELD_BOOST, MATCH_WEIGHT, TITLE_CERTAINTY, TYPE_BOOST } from "./ranking";
import type { SearchIndex } from "./searchIndex";
import { every, mistypedQuery, typedQuery, wordsQuery } from "./wordQueries";

/** How one record answers one unit of the query. */
export interface UnitMatch {
  readonly score: number;
  /** Terms of the record that matched. */
  readonly terms: readonly string[];
  /** How surely the record's own heading holds the unit: 1 as typed, less by a synonym or a correction, 0 not. */
  readonly inTitle: number;
}

/** Matches by the record's place in the index. */
export type UnitMatches = ReadonlyMap<number, UnitMatch>;

/** How the words that a query finds are to be taken. */
interface Reading {
  /** Number of words that a title must hold to hold the whole. */
  readonly words: number;
  /** How surely a term of a record is what was typed. */
  readonly certainty: (term: string) => number;
}

/** Finds the records that hold a unit as typed, in another form, or by a synonym. */
export function matchTyped(index: SearchIndex, unit: QueryUnit): UnitMatches {
  const asTyped = new Set(unit.words.flatMap((word) => [word.term, ...word.parts, ...word.joined]));
  const certainty = (term: string): number => (asTyped.has(term) ? 1 : TITLE_CERTAINTY.form);
  const typed = run(index, every(unit.words.map(typedQuery)), { words: unit.words.length, certainty });
  return unit.alternatives.map((other) => matchExpression(index, other)).reduce(mergeMatches, typed);
}

/** Finds the records that hold what the unit may have been meant to be. */
export function matchMistyped(index: SearchIndex, unit: QueryUnit): UnitMatches {
  const reading = { words: unit.words.length, certainty: () => TITLE_CERTAINTY.typo };
  return run(index, every(unit.words.map(mistypedQuery)), reading);
}

/** Joins two sets of matches; a record in both keeps its better score and all its terms. */
export function mergeMatches(a: UnitMatches, b: UnitMatches): UnitMatches {
  const merged = new Map(a);
  for (const [id, match] of b) {
    const known = merged.get(id);
    merged.set(id, known ? better(known, match) : match);
  }
  return merged;
}

function better(a: UnitMatch, b: UnitMatch): UnitMatch {
  return {
    score: Math.max(a.score, b.score),
    terms: [...new Set([...a.terms, ...b.terms])],
    inTitle: Math.max(a.inTitle, b.inTitle),
  };
}

/** Words of an expression count only side by side. */
function matchExpression(index: SearchIndex, { terms, pattern }: Expression): UnitMatches {
  const query = wordsQuery(terms, MATCH_WEIGHT.synonym);
  const reading = { words: terms.length, certainty: () => TITLE_CERTAINTY.synonym };
  if (terms.length === 1) return run(index, query, reading);
  return run(index, query, reading, { filter: ({ id }) => pattern.test(textOf(index, id as number)) });
}

function textOf({ records }: SearchIndex, id: number): string {
  const record = records[id];
  if (!record) return "";
  const { hierarchy, content, description, keywords } = record;
  return [...Object.values(hierarchy), content, description, ...keywords].filter(Boolean).join("\n");
}

function run(index: SearchIndex, query: Query, reading: Reading, options: SearchOptions = {}): UnitMatches {
  const results = index.words.search(query, { ...optionsFor(index), ...options });
  return new Map(results.map((result) => [result.id as number, matchOf(result, reading)]));
}

/** The query's leaves are final terms, so nothing is split or folded again. */
function optionsFor({ records }: SearchIndex): SearchOptions {
  return {
    boost: FIELD_BOOST,
    boostDocument: (id) => TYPE_BOOST[records[id as number]?.type ?? "content"],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    weights: { prefix: 1, fuzzy: 1 },
  };
}

/** MiniSearch multiplies by the number of query terms met; for variants of one word that would count it repeatedly. */
function matchOf(
  { score, queryTerms, terms, match }: SearchResult,
  { words, certainty }: Reading,
): UnitMatch {
  const named = Object.entries(match).map(([term, fields]) => titleCertainty(fields, certainty(term)));
  const part = Math.min(1, named.filter((value) => value > 0).length / words);
  return { score: score / Math.max(1, queryTerms.length), terms, inTitle: part * Math.max(0, ...named) };
}

function titleCertainty(fields: readonly string[], asOwn: number): number {
  if (fields.includes("own")) return asOwn;
  return fields.includes("url") ? Math.min(asOwn, TITLE_CERTAINTY.form) : 0;
}
