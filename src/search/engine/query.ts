import { type Chunk, chunksOf, smallestParts, type Token } from "./tokenise";
import { alternativesTo, LONGEST_EXPRESSION } from "./expressions";
import type { Expression } from "./expressions";
import { foldCase } from "./fold";
import { isApiWord, isStopWord } from "./stopWords";

/** A typed word in its compared form, with the smallest parts of a compound. */
export interface QueryWord {
  readonly term: string;
  /** The word as typed. */
  readonly text: string;
  readonly parts: readonly string[];
  /** The word joined to the one before and after it, as `name server` to `nameserver`. */
  readonly joined: readonly string[];
  /** True for the last word, which may still be being typed. */
  readonly open: boolean;
}

/** What a record must have as one: a word, or an expression of several words that has synonyms. */
export interface QueryUnit {
  readonly words: readonly QueryWord[];
  readonly alternatives: readonly Expression[];
  /** True for an HTTP method before a path, which is no word of a question. */
  readonly isMethod?: boolean;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Reads a query: expressions with synonyms in one unit, stop words and the product's names out unless nothing else is
 * left.
 *
 * @param productWords words that name the product, in their compared form
 */
export function parseQuery(query: string, productWords = NO_WORDS): readonly QueryUnit[] {
  const chunks = chunksOf(query).slice(0, MOST_WORDS);
  const words = chunks.map((chunk, index) => wordOf(query, chunk, chunks[index - 1], chunks[index + 1]));
  const units = unitsOf(words).map((unit, place, all) =>
    isMethod(unit, all[place + 1]) ? { ...unit, isMethod: true } : unit,
  );
  const telling = units.filter((unit) => unit.isMethod === true || !isWord(unit, isStopWord));
  const others = telling.filter((unit) => !isWord(unit, (term) => productWords.has(term)));
  return [others, telling, units].find((list) => list.length > 0) ?? [];
}

/** The part of a query from its first to its last word of meaning, as prose is compared: `Is it open source?` is `open source`. */
export function phraseOf(query: string): string {
  const words = chunksOf(query).map(({ whole }) => whole);
  const telling = words.filter(({ term }) => !isStopWord(term));
  return foldCase(query.slice(telling[0]?.start ?? 0, telling.at(-1)?.end));
}

/** True for a unit of a single word of some kind. */
function isWord({ words: [first, ...others] }: QueryUnit, isKind: (term: string) => boolean): boolean {
  return first !== undefined && others.length === 0 && isKind(first.term);
}

/** True for a query that asks for the API by a word beside others: it says where to look rather than what for. */
export function asksApi(units: readonly QueryUnit[]): boolean {
  return units.length > 1 && units.some((unit) => isWord(unit, isApiWord));
}

const METHODS: ReadonlySet<string> = new Set(["get", "post", "put", "patch", "delete"]);

/** `GET` before a path is a method, not a word of a question. */
function isMethod({ words: [first] }: QueryUnit, next: QueryUnit | undefined): boolean {
  return METHODS.has(first?.term ?? "") && next?.words[0]?.text.includes("/") === true;
}

/** Further words of a pasted text do not change what is found, only how long it takes. */
const MOST_WORDS = 12;

function wordOf(query: string, chunk: Chunk, before: Chunk | undefined, after: Chunk | undefined): QueryWord {
  const { term } = chunk.whole;
  const joined = [before && before.whole.term + term, after && term + after.whole.term];
  return {
    term,
    text: textAround(query, chunk.whole),
    parts: smallestParts(chunk).map((part) => part.term),
    joined: joined.filter((word) => word !== undefined),
    open: after === undefined,
  };
}

/** The run of text that a word stands in: a path begins before its first letter. */
function textAround(query: string, { start, end }: Token): string {
  const before = /\S*$/.exec(query.slice(0, start))?.[0] ?? "";
  const after = /^\S*/.exec(query.slice(end))?.[0] ?? "";
  return before + query.slice(start, end) + after;
}

/** Takes the longest expression with synonyms at each place, else the single word. */
function unitsOf(words: readonly QueryWord[]): readonly QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let start = 0; start < words.length;) {
    const unit = unitAt(words.slice(start, start + LONGEST_EXPRESSION));
    const verb = unit.words.length === 1 ? phrasalVerbAt(words.slice(start, start + 3)) : null;
    units.push(...(verb ?? [unit]));
    start += verb ? 3 : unit.words.length;
  }
  return units;
}

/** A phrasal verb around one word: `turn vpn off`, `logs me out`. */
function phrasalVerbAt([verb, between, particle]: readonly QueryWord[]): readonly QueryUnit[] | null {
  if (!verb || !between || !particle || !PARTICLES.has(particle.term)) return null;
  const alternatives = alternativesTo([verb.term, particle.term]);
  return alternatives.length === 0
    ? null
    : [
        { words: [verb, particle], alternatives },
        { words: [between], alternatives: alternativesTo([between.term]) },
      ];
}

const PARTICLES: ReadonlySet<string> = new Set(["in", "off", "on", "out"]);

/** True for the second word of a phrasal verb, such as `turn off`. */
export function isParticle(term: string): boolean {
  return PARTICLES.has(term);
}

function unitAt(words: readonly QueryWord[]): QueryUnit {
  for (let length = words.length; length > 0; length -= 1) {
    const taken = words.slice(0, length);
    const alternatives = alternativesTo(taken.map((word) => word.term));
    if (length === 1 || alternatives.length > 0) return { words: taken, alternatives };
  }
  return { words: [], alternatives: [] };
}
