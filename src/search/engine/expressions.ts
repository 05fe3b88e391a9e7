import { inflectionOf } from "./forms";
import { groupBy } from "../../lib/groupBy";
import searchWords from "../../facts/searchWords.json";
import { chunksOf } from "./tokenise";

/** One or more words that stand for a meaning together. */
export interface Expression {
  /** The words in their compared form. */
  readonly terms: readonly string[];
  /** The term by which the index finds the words side by side. */
  readonly key: string;
}

/** Longest expression of the synonym table, in words. */
export const LONGEST_EXPRESSION = 4;

/**
 * The expressions that mean the same as the given words, written together or apart, in any inflection. In `searchWords.json` whoever
 * types one of `synonyms` finds the others; what is typed left of `oneWay` finds what stands right, not back. Spellings that
 * differ only by a space, a hyphen or an ending need no line there.
 */
export function alternativesTo(terms: readonly string[]): readonly Expression[] {
  return TABLE.get(terms.join("")) ?? TABLE.get(inflected(terms).join("")) ?? [];
}

/**
 * Finds the expressions of the synonym table in a text.
 *
 * @param words words of the text in their order, without their inflections
 * @returns the key of each expression of two words or more
 */
export function expressionsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((first, place) =>
    (BY_FIRST.get(first) ?? [])
      .filter((expression) => expression.words.every((word, index) => words[place + index] === word))
      .map(({ key }) => key),
  );
}

const { synonyms, oneWay } = searchWords;
const TABLE = tableOf([...synonyms.flatMap(bothWays), ...Object.entries(oneWay)]);
const BY_FIRST = byFirst([...synonyms.flat(), ...Object.values(oneWay).flat()].map(expressionOf));

function tableOf(
  entries: readonly (readonly [string, readonly string[]])[],
): ReadonlyMap<string, readonly Expression[]> {
  const table = new Map<string, readonly Expression[]>();
  for (const [typed, found] of entries) {
    const terms = termsOf(typed);
    for (const key of new Set([terms.join(""), inflected(terms).join("")]))
      table.set(key, [...(table.get(key) ?? []), ...found.map(expressionOf)]);
  }
  return table;
}

function bothWays(group: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return group.map((typed) => [typed, group.filter((other) => other !== typed)]);
}

interface InflectedExpression {
  readonly key: string;
  /** The words without their inflections. */
  readonly words: readonly string[];
}

function byFirst(all: readonly Expression[]): ReadonlyMap<string, readonly InflectedExpression[]> {
  const several = new Map(all.filter(({ terms }) => terms.length > 1).map((entry) => [entry.key, entry]));
  const entries = [...several.values()].map(({ key, terms }) => ({ key, words: inflected(terms) }));
  return groupBy(entries, ({ words }) => words[0] ?? "");
}

function inflected(terms: readonly string[]): readonly string[] {
  return terms.map(inflectionOf);
}

/** A space cannot stand in a word, so the key of several words is no word. */
function expressionOf(text: string): Expression {
  const terms = termsOf(text);
  return { terms, key: terms.join(" ") };
}

function termsOf(text: string): readonly string[] {
  return chunksOf(text).map((chunk) => chunk.whole.term);
}
