/**
 * Parses a query into units, the first step of a search. A unit is the smallest part of a query that is scored on its
 * own: one word, or several words that together have synonyms, such as `log out`. Stop words are omitted, and so is the
 * name of the product, which occurs nearly everywhere.
 */
import { foldCase } from "./normalize";
import { type Expression, MAX_EXPRESSION_WORDS, synonymsOf } from "./synonyms";
import { type Chunk, smallestParts, splitChunks, type Token } from "./tokenize";
import { MAX_OUTPUT_WORDS } from "./weights";
import { isApiWord, isLanguage, isLightWord, isStopWord, methodOfVerb } from "./wordLists";

/** A word of a query. */
export interface QueryWord {
  /** The word in its normalized form. */
  readonly term: string;
  /** The word as typed, with the punctuation around it: `--block-lan`, `/api/peers`. */
  readonly text: string;
  /** Terms of the smallest parts of a compound; empty for a simple word. */
  readonly parts: readonly string[];
  /** The word joined to the one before it and to the one after it: `nameserver` for `name server`. */
  readonly joinedTerms: readonly string[];
  /** True for the last word of a query: it may still be being typed, so it also matches longer terms. */
  readonly isPrefix: boolean;
}

/** The smallest part of a query that is scored on its own. */
export interface QueryUnit {
  readonly words: readonly QueryWord[];
  readonly synonyms: readonly Expression[];
  /** True for an HTTP method before a path, such as `delete` in `DELETE /api/peers`. */
  readonly isMethod?: boolean;
  /** The operations of the API that a verb means: the first word, or any in a query that requests results from the API. */
  readonly operations?: OperationKind;
}

/** Operations of the API. */
export interface OperationKind {
  /** HTTP method in capitals. */
  readonly method: string;
  /** True for operations on one object, false for those on a whole collection, null for both. */
  readonly onObject: boolean | null;
}

/** A parsed query. */
export interface ParsedQuery {
  /** In the order of the query; empty for a query without words. */
  readonly units: readonly QueryUnit[];
  /** True when results from the API section are requested, as by `endpoint`, `with Python` or a method in capitals. */
  readonly requestsApi: boolean;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Further words are ignored: they would only take time. */
const MAX_UNITS = 12;

/**
 * Parses a query. Stop words, the product's names and words that only request the API are omitted, unless nothing else is
 * left.
 *
 * @param productWords the product's names in their normalized form
 */
export function parseQuery(query: string, productWords = NO_WORDS): ParsedQuery {
  const chunks = splitChunks(query);
  const words = chunks.map((chunk, index) => wordOf(query, chunk, chunks[index - 1], chunks[index + 1]));
  const units = groupUnits(words).map((unit, index, all) =>
    isMethodBeforePath(unit, all[index + 1]) ? { ...unit, isMethod: true } : unit,
  );
  const requests = units.filter((unit, index) => requestsApi(unit, units[index - 1]));
  const wantsApi = units.length > 1 && requests.length > 0;
  const asked = units.length > 1 ? withOperations(units, wantsApi ? units.length : 1) : units;
  const hasVerb = asked.some(({ operations }) => operations !== undefined);
  const filters: readonly ((unit: QueryUnit, index: number) => boolean)[] = [
    (unit) => unit.isMethod === true || unit.operations !== undefined || !isSingleWord(unit, isStopWord),
    (unit, index) =>
      !hasVerb || unit.isMethod === true || isMethodInCapitals(unit) || !requestsApi(unit, asked[index - 1]),
    (unit) => !isSingleWord(unit, (term) => productWords.has(term)),
  ];
  let kept = asked.map((unit, index) => ({ unit, index }));
  for (const filter of filters) {
    const rest = kept.filter(({ unit, index }) => filter(unit, index));
    if (rest.length > 0) kept = rest;
  }
  return { units: kept.slice(0, MAX_UNITS).map(({ unit }) => unit), requestsApi: wantsApi };
}

/**
 * The words of pasted output that are in the index, without synonyms. Of many, the rarest are kept, in their order.
 *
 * @param frequencyOf in how many sections a term is; 0 for an unknown one
 */
export function parseOutput(text: string, frequencyOf: (term: string) => number): readonly QueryUnit[] {
  const known = splitChunks(text)
    .map((chunk) => ({ ...wordOf(text, chunk, undefined, undefined), isPrefix: false }))
    .filter(({ term }) => !isStopWord(term) && frequencyOf(term) > 0);
  const words = [...new Map(known.map((word) => [word.term, word])).values()];
  const rarest = new Set(
    [...words].sort((a, b) => frequencyOf(a.term) - frequencyOf(b.term)).slice(0, MAX_OUTPUT_WORDS),
  );
  return words.filter((word) => rarest.has(word)).map((word) => ({ words: [word], synonyms: [] }));
}

/** True for a unit that requests the API: an API word, a method in capitals, or a programming language. */
function requestsApi(unit: QueryUnit, previous: QueryUnit | undefined): boolean {
  return isSingleWord(unit, isApiWord) || isMethodInCapitals(unit) || isLanguageName(unit, previous);
}

/** True for a programming language. One that is an everyday word as well, such as Go, needs a preposition before it. */
function isLanguageName(unit: QueryUnit, previous: QueryUnit | undefined): boolean {
  if (!isSingleWord(unit, isLanguage)) return false;
  return !isSingleWord(unit, isLightWord) || PREPOSITIONS.has(previous?.words[0]?.term ?? "");
}

const PREPOSITIONS: ReadonlySet<string> = new Set(["with", "in", "using", "via", "by"]);

/**
 * Adds to each verb the operations that it means.
 *
 * @param count units that may be verbs, from the first: a query that does not request the API means an operation only when it
 *   begins with the verb, as `fetch all posture checks` does
 */
function withOperations(units: readonly QueryUnit[], count: number): readonly QueryUnit[] {
  const onObject = !units.some(({ words }) => words.some(({ text }) => /[^s]s$/i.test(text)));
  return units.map((unit, position) => {
    if (position >= count) return unit;
    const [first, ...others] = unit.words;
    const method = first && others.length === 0 && unit.isMethod !== true ? methodOfVerb(first.term) : null;
    if (method === null) return unit;
    return { ...unit, operations: { method, onObject: method === "GET" ? onObject : null } };
  });
}

/** The query without the stop words at its start and end, case folded: `Is it open source?` gives `open source`. */
export function phraseOf(query: string): string {
  const tokens = splitChunks(query).map(({ token }) => token);
  const others = tokens.filter(({ term }) => !isStopWord(term));
  return foldCase(query.slice(others[0]?.start ?? 0, others.at(-1)?.end));
}

/** True for a unit of one word that meets a condition. */
function isSingleWord(
  { words: [first, ...others] }: QueryUnit,
  condition: (term: string) => boolean,
): boolean {
  return first !== undefined && others.length === 0 && condition(first.term);
}

const METHODS: ReadonlySet<string> = new Set(["get", "post", "put", "patch", "delete"]);

function isMethodInCapitals({ words: [first] }: QueryUnit): boolean {
  return first !== undefined && METHODS.has(first.term) && first.text === first.text.toUpperCase();
}

function isMethodBeforePath({ words: [first] }: QueryUnit, next: QueryUnit | undefined): boolean {
  return METHODS.has(first?.term ?? "") && next?.words[0]?.text.includes("/") === true;
}

function wordOf(
  query: string,
  chunk: Chunk,
  previous: Chunk | undefined,
  next: Chunk | undefined,
): QueryWord {
  const { term } = chunk.token;
  const joined = [previous && previous.token.term + term, next && term + next.token.term];
  return {
    term,
    text: textAround(query, chunk.token),
    parts: smallestParts(chunk).map((part) => part.term),
    joinedTerms: joined.filter((word) => word !== undefined),
    isPrefix: next === undefined,
  };
}

/** A token with the characters around it up to the next spaces, such as the first slash of a path. */
function textAround(query: string, { start, end }: Token): string {
  const before = /\S*$/.exec(query.slice(0, start))?.[0] ?? "";
  const after = /^\S*/.exec(query.slice(end))?.[0] ?? "";
  return before + query.slice(start, end) + after;
}

/** Groups words into units: at each position the longest expression with synonyms, otherwise a single word. */
function groupUnits(words: readonly QueryWord[]): readonly QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let start = 0; start < words.length;) {
    const unit = unitAtStart(words.slice(start, start + MAX_EXPRESSION_WORDS));
    const phrasalVerb = unit.words.length === 1 ? phrasalVerbAtStart(words.slice(start, start + 3)) : null;
    units.push(...(phrasalVerb ?? [unit]));
    start += phrasalVerb ? 3 : unit.words.length;
  }
  return units;
}

/** A phrasal verb with synonyms, with one word between verb and particle: `turn vpn off` gives `turn off` and `vpn`. */
function phrasalVerbAtStart([verb, between, particle]: readonly QueryWord[]): readonly QueryUnit[] | null {
  if (!verb || !between || !particle || !PARTICLES.has(particle.term)) return null;
  const synonyms = synonymsOf([verb.term, particle.term]);
  return synonyms.length === 0
    ? null
    : [
        { words: [verb, particle], synonyms },
        { words: [between], synonyms: synonymsOf([between.term]) },
      ];
}

const PARTICLES: ReadonlySet<string> = new Set(["in", "off", "on", "out"]);

/** True for a particle of phrasal verbs, such as `off` in `turn off`. */
export function isParticle(term: string): boolean {
  return PARTICLES.has(term);
}

function unitAtStart(words: readonly QueryWord[]): QueryUnit {
  for (let length = words.length; length > 0; length -= 1) {
    const firstWords = words.slice(0, length);
    const synonyms = synonymsOf(firstWords.map((word) => word.term));
    if (length === 1 || synonyms.length > 0) return { words: firstWords, synonyms };
  }
  return { words: [], synonyms: [] };
}
