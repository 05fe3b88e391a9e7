import { type Chunk, chunksOf, type Token } from "./tokenise";
import { alternativesTo, LONGEST_EXPRESSION } from "./expressions";
import type { Expression } from "./expressions";
import { isStopWord } from "./stopWords";

/** A typed word in its compared form, with the smallest parts of a compound. */
export interface QueryWord {
  readonly term: string;
  readonly parts: readonly string[];
  /** The word joined to the one before and after it, as `name server` to `nameserver`. */
  readonly joined: readonly string[];
  /** True for the last word, which may still be being typed. */
  readonly open: boolean;
}

/** What a record must hold as one: a word, or an expression of several words that has synonyms. */
export interface QueryUnit {
  readonly words: readonly QueryWord[];
  readonly alternatives: readonly Expression[];
}

/** Reads a query: expressions with synonyms kept together, stop words out unless nothing else is left. */
export function parseQuery(query: string): readonly QueryUnit[] {
  const chunks = chunksOf(query).slice(0, MOST_WORDS);
  const words = chunks.map((chunk, index) => wordOf(chunk, chunks[index - 1], chunks[index + 1]));
  const units = unitsOf(words);
  const kept = units.filter((unit) => !isStopUnit(unit));
  return kept.length > 0 ? kept : units;
}

function isStopUnit({ words: [first, ...others] }: QueryUnit): boolean {
  return first !== undefined && others.length === 0 && isStopWord(first.term);
}

/** Further words of a pasted text do not change what is found, only how long it takes. */
const MOST_WORDS = 12;

function wordOf(chunk: Chunk, before: Chunk | undefined, after: Chunk | undefined): QueryWord {
  const { term } = chunk.whole;
  const joined = [before && before.whole.term + term, after && term + after.whole.term];
  return {
    term,
    parts: smallest(chunk.parts).map((part) => part.term),
    joined: joined.filter((word) => word !== undefined),
    open: after === undefined,
  };
}

/** Parts that hold no other part, in the order of the text. */
function smallest(parts: readonly Token[]): readonly Token[] {
  const holds = (a: Token, b: Token): boolean => a !== b && a.start <= b.start && b.end <= a.end;
  return parts.filter((part) => !parts.some((other) => holds(part, other))).sort((a, b) => a.start - b.start);
}

/** Takes the longest expression with synonyms at each place, else the single word. */
function unitsOf(words: readonly QueryWord[]): readonly QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let start = 0; start < words.length;) {
    const unit = unitAt(words.slice(start, start + LONGEST_EXPRESSION));
    units.push(unit);
    start += unit.words.length;
  }
  return units;
}

function unitAt(words: readonly QueryWord[]): QueryUnit {
  for (let length = words.length; length > 0; length -= 1) {
    const taken = words.slice(0, length);
    const alternatives = alternativesTo(taken.map((word) => word.term));
    if (length === 1 || alternatives.length > 0) return { words: taken, alternatives };
  }
  return { words: [], alternatives: [] };
}
