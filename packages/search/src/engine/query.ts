/**
 * Parses a query into units, the smallest parts that are scored on their own: a word, or several words that together have
 * synonyms, such as `log out`. Stop words are left out, and so are the names of the product, which occur nearly everywhere.
 */
import { type Expression, MAX_EXPRESSION_WORDS, synonymsOf } from "./synonyms";
import { type Chunk, smallestParts, splitChunks } from "./tokenize";
import { isApiWord, isLanguage, isLightWord, isStopWord, methodOfVerb } from "./wordLists";

/** The smallest part of a query that is scored on its own. */
export interface QueryUnit {
  /** Its words in their normalized form. */
  readonly terms: readonly string[];
  /** Terms of the parts of a compound; empty for other units. */
  readonly parts: readonly string[];
  readonly synonyms: readonly Expression[];
  /** True for the last word of a query, which may still be being typed: it also matches longer terms. */
  readonly isPrefix: boolean;
  /** True for a word that counts less than others, such as `need`. */
  readonly isLight: boolean;
  /** Method of the operations of the API that a verb means, in capitals; null for other units. */
  readonly method: string | null;
}

/** A parsed query. */
export interface ParsedQuery {
  /** In the order of the query; empty for a query without words. */
  readonly units: readonly QueryUnit[];
  /** True when results from the API are requested, as by `endpoint`, `with Python`, a method in capitals or a path. */
  readonly requestsApi: boolean;
}

/** Further words are ignored: they would only take time. */
const MAX_UNITS = 12;
const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Parses a query. Stop words, names of the product and words that only request the API are left out, unless nothing else is left.
 *
 * @param typed the query; the name of an operation, such as `createProxyToken`, asks for the API too
 * @param productWords the product's names in their normalized form
 */
export function parseQuery(typed: string, productWords = NO_WORDS): ParsedQuery {
  const named = typed.replace(OPERATION_ID, wordsOfOperation);
  const query = named.replace(JOINED, (words) => words.replace(/[-/]/g, " "));
  const units = groupUnits(query, splitChunks(query));
  const requests = units.filter((unit, index) => requestsApi(unit, units[index - 1]));
  const wantsApi = units.length > 1 && (requests.length > 0 || named !== typed);
  // Without a request for the API, only the verb that a query begins with may mean an operation: `fetch all posture checks`.
  const verbs = wantsApi ? units.length : Math.min(1, units.length - 1);
  let kept: readonly Unit[] = units.map((unit, at) => (at < verbs ? withMethod(unit) : unit));
  const filters: readonly ((unit: Unit) => boolean)[] = [
    (unit) => unit.method !== null || !isSingle(unit, isStopWord),
    (unit) => !isSingle(unit, isApiWord) && !(wantsApi && isSingle(unit, isLanguage)),
    (unit) => !isSingle(unit, (term) => productWords.has(term)),
  ];
  for (const filter of filters) {
    const rest = kept.filter(filter);
    if (rest.length > 0) kept = rest;
  }
  return { units: kept.slice(0, MAX_UNITS), requestsApi: wantsApi };
}

/** A name such as `createProxyToken`. */
const OPERATION_ID = /(?<![\w./-])(\p{Ll}+)((?:\p{Lu}\p{Ll}+)+)(?![\w./-])/gu;

/** The words of the name of an operation, which begins with a verb; other names stay as they are. */
function wordsOfOperation(name: string, verb: string, object: string): string {
  return methodOfVerb(verb) === null ? name : `${verb}${object.replace(/(?=\p{Lu})/gu, " ")}`;
}

/**
 * Words that hyphens or slashes join, such as `exit-node` and `GNU/Linux`; titles have most of them without. A prefix (`re-`), a flag,
 * a path and a file name are none.
 */
const JOINED =
  /(?<![\p{L}\p{N}./_:-])\p{L}[\p{L}\p{N}]{2,}(?:[-/]\p{L}[\p{L}\p{N}]+)+(?![\p{L}\p{N}./_:-])/gu;

interface Unit extends QueryUnit {
  /** Its text in the query. */
  readonly text: string;
}

const METHOD_IN_CAPITALS = /^(?:GET|POST|PUT|PATCH|DELETE)$/;
const PREPOSITIONS: ReadonlySet<string> = new Set(["with", "in", "using", "via", "by"]);

function requestsApi(unit: Unit, previous: Unit | undefined): boolean {
  if (isSingle(unit, isApiWord) || METHOD_IN_CAPITALS.test(unit.text)) return true;
  // A language whose name is an everyday word as well, such as Go, needs a preposition before it.
  return isSingle(unit, isLanguage) && (!unit.isLight || PREPOSITIONS.has(previous?.terms[0] ?? ""));
}

function withMethod(unit: Unit): Unit {
  return { ...unit, method: methodOfVerb(unit.terms.join(" ")) };
}

function isSingle({ terms: [first, ...others] }: QueryUnit, condition: (term: string) => boolean): boolean {
  return first !== undefined && others.length === 0 && condition(first);
}

/** Groups words into units: at each position the longest expression with synonyms, otherwise a single word. */
function groupUnits(query: string, chunks: readonly Chunk[]): readonly Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < chunks.length;) {
    const unit = unitAtStart(query, chunks.slice(start, start + MAX_EXPRESSION_WORDS));
    start += unit.terms.length;
    units.push({ ...unit, isPrefix: start === chunks.length });
  }
  return units;
}

function unitAtStart(query: string, chunks: readonly Chunk[]): Unit {
  const all = chunks.map(({ token }) => token.term);
  let length = chunks.length;
  while (length > 1 && synonymsOf(all.slice(0, length)).length === 0) length -= 1;
  const terms = all.slice(0, length);
  const [first] = chunks;
  const last = chunks[length - 1];
  return {
    terms,
    text: query.slice(first?.token.start, last?.token.end),
    parts: length === 1 && first ? partsOf(first, query) : [],
    synonyms: synonymsOf(terms),
    isPrefix: false,
    isLight: length === 1 && isLightWord(terms[0] ?? ""),
    method: null,
  };
}

/** Terms of the parts of a compound. Of a path, those that are not an id, as in `/api/peers/123`. */
function partsOf(chunk: Chunk, query: string): readonly string[] {
  const { start, end } = chunk.token;
  const isPath = query.slice(start, end).includes("/");
  return smallestParts(chunk)
    .map(({ term }) => term)
    .filter((term) => !isPath || !/\d/.test(term));
}
