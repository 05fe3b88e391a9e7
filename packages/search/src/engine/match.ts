/** Finds the sections that a unit of a query matches, in each way in which a word can match a text. */
import type MiniSearch from "minisearch";
import type { Query } from "minisearch";
import { stemTermOf } from "./analyze";
import type { QueryUnit } from "./query";
import type { SearchIndex } from "./searchIndex";
import type { Weights } from "./ranking";

/** Scores by the number of the section; those that do not match are left out. */
export type Scores = ReadonlyMap<number, number>;

/** The sections that a unit matches, by where. */
export interface UnitMatch {
  /** In the title, the label or the phrases of the section. */
  readonly names: Scores;
  /** In the headings above it, in the route of the page, or in the phrases of the page. */
  readonly context: Scores;
  /** In the description or the prose. */
  readonly texts: Scores;
  /** All terms of the index that match. */
  readonly terms: ReadonlySet<string>;
  /** Part of its scores that counts, 0 to 1. */
  readonly weight: number;
  /** True if only the prose can tell whether some text has it as it is: a compound such as `--disable-dns`. */
  readonly isCompound: boolean;
  /** True if no text has its words, but similar ones. */
  readonly isSimilar: boolean;
  /** Method of the operations that it means; null for none. */
  readonly method: string | null;
}

/** Matches a unit; one that is nowhere is matched with typos, and as the beginning of longer words. */
export function matchUnit(index: SearchIndex, unit: QueryUnit, weights: Weights): UnitMatch {
  const exact = find(index, unit, queryOf(unit, isKnown(index, unit), weights), weights);
  if (isFound(exact)) return exact;
  const similar = similarTo(unit, weights);
  return similar ? { ...find(index, unit, similar, weights), isSimilar: true } : exact;
}

/** The scores of a unit in each field, to explain a ranking. */
export function fieldScores(
  index: SearchIndex,
  unit: QueryUnit,
  weights: Weights,
): Readonly<Record<string, Scores>> {
  const query = queryOf(unit, isKnown(index, unit), weights);
  const scoresIn = (part: MiniSearch | null, field: string, boost: number): Scores =>
    new Map(
      part
        ?.search(query, { fields: [field], boost: { [field]: boost } })
        .map(({ id, score }) => [id as number, score]),
    );
  const { title, label, keywords, parents, slug, description, text, phrases } = weights;
  const titles = { title, label, keywords, parents, slug, pageKeywords: keywords };
  const texts = { description, text, phrases };
  return Object.fromEntries([
    ...Object.entries(titles).map(([field, boost]) => [field, scoresIn(index.titles, field, boost)]),
    ...Object.entries(texts).map(([field, boost]) => [field, scoresIn(index.texts, field, boost)]),
  ]) as Record<string, Scores>;
}

/** True for a unit that some section has. */
export function isFound({ names, context, texts }: UnitMatch): boolean {
  return names.size + context.size + texts.size > 0;
}

function find(
  index: SearchIndex,
  { terms: words, parts, isPrefix, isLight, method }: QueryUnit,
  query: Query,
  weights: Weights,
): UnitMatch {
  const { title, label, keywords, parents, slug, description, text, phrases, light } = weights;
  const terms = new Set<string>();
  const scoresIn = (part: MiniSearch | null, boost: Record<string, number>, asked = query): Scores => {
    const results = part?.search(asked, { boost, fields: Object.keys(boost) }) ?? [];
    for (const result of results) for (const term of result.terms) terms.add(term);
    return new Map(results.map(({ id, score }) => [id as number, score]));
  };
  const named = {
    names: scoresIn(
      index.titles,
      { title, label, keywords },
      method === null
        ? query
        : { queries: [query, { ...leaf(method.toLowerCase(), weights.method), fields: ["label"] }] },
    ),
    context: scoresIn(index.titles, { parents, slug, pageKeywords: keywords }),
    isCompound: parts.length > 0 && !terms.has(words.join(" ")),
  };
  return {
    ...named,
    texts: scoresIn(isPrefix && words.join("").length === 1 ? null : index.texts, {
      description,
      text,
      phrases,
    }),
    terms,
    weight: isLight ? light : 1,
    isSimilar: false,
    method,
  };
}

/** True for the last word of a query that some title has as it is. The prose does not count: titles are ranked before it is there. */
function isKnown({ titles }: SearchIndex, { terms: [term = ""], isPrefix }: QueryUnit): boolean {
  return isPrefix && titles.search(term).length > 0;
}

/** @param known true for a word that some title has, so that longer ones count less */
function queryOf({ terms, parts, synonyms, isPrefix }: QueryUnit, known: boolean, weights: Weights): Query {
  const isWord = terms.length === 1;
  const whole = terms.join(" ");
  const stem = isWord ? stemTermOf(whole) : null;
  const others = isWord ? parts : terms;
  return {
    queries: [
      isWord && isPrefix ? beginningOf(whole, known ? weights.knownPrefix : weights.prefix) : leaf(whole, 1),
      ...(stem === null ? [] : [leaf(stem, weights.stem)]),
      ...(others.length === 0
        ? []
        : [{ combineWith: "AND" as const, queries: others.map((part) => leaf(part, weights.parts)) }]),
      ...synonyms.map(({ key }) => leaf(key, weights.synonym)),
    ],
  };
}

/** Shorter words are like too many others. */
const TYPO = /^\p{L}{4,}$/u;
/** From this length on, a word may differ by two letters. */
const MIN_TWO_TYPOS_CHARS = 6;

function similarTo({ terms: [term = "", ...others] }: QueryUnit, { typo, prefix }: Weights): Query | null {
  if (others.length > 0 || !TYPO.test(term)) return null;
  const fuzzy = term.length < MIN_TWO_TYPOS_CHARS ? 1 : 2;
  return { queries: [term], fuzzy, prefix: true, weights: { fuzzy: typo, prefix } };
}

function leaf(term: string, weight: number): Extract<Query, object> {
  return { queries: [term], boostTerm: () => weight };
}

function beginningOf(term: string, weight: number): Query {
  return { queries: [term], prefix: true, weights: { prefix: weight, fuzzy: 0 } };
}
