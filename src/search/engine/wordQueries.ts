import type { Query, SearchOptions } from "minisearch";
import { FIELDS, type IndexField } from "./fields";
import { halvesOf, stemOf, swapsOf, typosAllowed } from "./forms";
import type { QueryWord } from "./query";
import { MATCH_WEIGHT, SHORTEST_PROSE_PREFIX } from "./ranking";

/** A query with options of its own; plain words would be read with the options around them. */
export type WordQuery = Extract<Query, { readonly queries: unknown }>;

const TITLES: IndexField[] = ["own"];
const JOINED: IndexField[] = ["joined"];
/** Words that run together only in the index would be begun by too much. */
const AS_WRITTEN: IndexField[] = FIELDS.filter((field) => field !== "joined");

/** Query for a word as typed, by its beginning when it is the last one, by its parts and by its other forms. */
export function typedQuery(word: QueryWord): WordQuery {
  return any([...asTyped(word), ...joinedWords(word), ...partsTogether(word), ...otherForms(word)]);
}

/** Query for what the word may have been meant to be: letters wrong, swapped, or a space forgotten. */
export function mistypedQuery({ term }: QueryWord): WordQuery {
  const fuzzy = typosAllowed(term);
  const near = fuzzy > 0 ? [leaf(term, MATCH_WEIGHT.typo, { fuzzy })] : [];
  const swapped = swapsOf(term).map((swap) => leaf(swap, MATCH_WEIGHT.typo));
  const halves = halvesOf(term).map((pair) => every(pair.map((half) => leaf(half, MATCH_WEIGHT.joined))));
  return any([...near, ...swapped, ...halves]);
}

/** Query for words that must all stand in a record, each as given. */
export function wordsQuery(terms: readonly string[], weight: number): WordQuery {
  return every(terms.map((term) => leaf(term, weight)));
}

/** A query that needs all of the given ones. */
export function every(queries: WordQuery[]): WordQuery {
  return { combineWith: "AND", queries };
}

function any(queries: WordQuery[]): WordQuery {
  return { combineWith: "OR", queries };
}

function leaf(term: string, weight: number, options: SearchOptions = {}): WordQuery {
  const defaults: SearchOptions = { fields: AS_WRITTEN, prefix: false, fuzzy: false };
  return { combineWith: "OR", boostTerm: () => weight, ...defaults, ...options, queries: [term] };
}

function asTyped({ term, open }: QueryWord): WordQuery[] {
  const exact = leaf(term, 1);
  if (!open) return [exact];
  const fields = term.length < SHORTEST_PROSE_PREFIX ? { fields: TITLES } : {};
  return [exact, leaf(term, MATCH_WEIGHT.prefix, { prefix: true, ...fields })];
}

/** The word run together with its neighbor in the query, or with another one in a title. */
function joinedWords({ term, joined, open }: QueryWord): WordQuery[] {
  const inQuery = joined.map((pair) => leaf(pair, MATCH_WEIGHT.joined, { prefix: open }));
  return [...inQuery, leaf(term, MATCH_WEIGHT.joined, { fields: JOINED })];
}

function partsTogether({ parts, open }: QueryWord): WordQuery[] {
  const last = parts.length - 1;
  const leaves = parts.map((part, index) =>
    leaf(part, MATCH_WEIGHT.parts, { prefix: open && index === last }),
  );
  return leaves.length > 0 ? [every(leaves)] : [];
}

function otherForms({ term }: QueryWord): WordQuery[] {
  const stem = stemOf(term);
  return stem === null ? [] : [leaf(stem, MATCH_WEIGHT.form, { prefix: true })];
}
