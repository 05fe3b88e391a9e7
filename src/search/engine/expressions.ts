import { escapePattern } from "../model";
import { ONE_WAY, SYNONYMS } from "./synonyms";
import { chunksOf } from "./tokenise";

/** One or more words that stand for a meaning together. */
export interface Expression {
  readonly terms: readonly string[];
  /** Finds the words side by side in a text; MiniSearch itself knows no positions. */
  readonly pattern: RegExp;
}

/** Longest expression of the synonym table, in words. */
export const LONGEST_EXPRESSION = 4;

/** The expressions that mean the same as the given words, written together or apart. */
export function alternativesTo(terms: readonly string[]): readonly Expression[] {
  return TABLE.get(keyOf(terms)) ?? [];
}

const TABLE = tableOf([...SYNONYMS.flatMap(bothWays), ...Object.entries(ONE_WAY)]);

function tableOf(
  entries: readonly (readonly [string, readonly string[]])[],
): ReadonlyMap<string, readonly Expression[]> {
  const table = new Map<string, readonly Expression[]>();
  for (const [typed, found] of entries) {
    const key = keyOf(termsOf(typed));
    table.set(key, [...(table.get(key) ?? []), ...found.map(expressionOf)]);
  }
  return table;
}

function bothWays(group: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return group.map((typed) => [typed, group.filter((other) => other !== typed)]);
}

function expressionOf(text: string): Expression {
  const terms = termsOf(text);
  const words = terms.map(wordPattern).join("[^\\p{L}\\p{N}]+");
  return { terms, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "iu") };
}

/** A term matches its word in the singular and the plural, as the folding of words has it. */
function wordPattern(term: string): string {
  return term.endsWith("y")
    ? `${escapePattern(term.slice(0, -1))}(?:y|ies)`
    : `${escapePattern(term)}(?:e?s)?`;
}

function termsOf(text: string): readonly string[] {
  return chunksOf(text).map((chunk) => chunk.whole.term);
}

function keyOf(terms: readonly string[]): string {
  return terms.join("");
}
