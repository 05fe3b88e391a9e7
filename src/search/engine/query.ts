/**
 * Parses a query into units, the first step of a search. A unit is the smallest part of a query that is scored on its
 * own: one word, or several words that together have synonyms, such as `log out`. Stop words are left out, and so is the
 * name of the product, which occurs nearly everywhere.
 */
import { foldCase } from "./normalize";
import { type Expression, MAX_EXPRESSION_WORDS, synonymsOf } from "./synonyms";
import { type Chunk, smallestParts, splitChunks, type Token } from "./tokenize";
import { isApiWord, isStopWord } from "./wordLists";

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
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Further words, as of a pasted text, are ignored: they would only take time. */
const MAX_QUERY_WORDS = 12;

/**
 * Parses a query into units. Stop words and the product's names are left out, unless nothing else is left.
 *
 * @param productWords the product's names in their normalized form
 * @returns the units in the order of the query; empty for a query without words
 */
export function parseQuery(query: string, productWords = NO_WORDS): readonly QueryUnit[] {
  const chunks = splitChunks(query).slice(0, MAX_QUERY_WORDS);
  const words = chunks.map((chunk, index) => wordOf(query, chunk, chunks[index - 1], chunks[index + 1]));
  const units = groupUnits(words).map((unit, index, all) =>
    isMethodBeforePath(unit, all[index + 1]) ? { ...unit, isMethod: true } : unit,
  );
  const withoutStops = units.filter((unit) => unit.isMethod === true || !isSingleWord(unit, isStopWord));
  const withoutProduct = withoutStops.filter((unit) => !isSingleWord(unit, (term) => productWords.has(term)));
  return [withoutProduct, withoutStops, units].find((list) => list.length > 0) ?? [];
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

/**
 * True for a query that requests results from the API section: it has an API word, such as `endpoint`, or an HTTP method in
 * capitals beside other words.
 */
export function mentionsApi(units: readonly QueryUnit[]): boolean {
  return units.length > 1 && units.some((unit) => isSingleWord(unit, isApiWord) || isMethodInCapitals(unit));
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

/** Groups words into units: at each position the longest expression with synonyms, else a single word. */
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
