/**
 * The synonym table of the index (words.ts). An expression is one or more words that have synonyms, such as
 * `exit node`. When the index is built, each expression of several words that occurs in a text becomes a term of its
 * own (`findExpressions`), so a query finds a synonym of several words like a single term (`synonymsOf`).
 */
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { NO_SEARCH_WORDS, type SearchWords } from "../model";
import { removeInflection } from "./stem";
import { splitChunks } from "./tokenize";

/** One or more words of the synonym table. */
export interface Expression {
  /** Its words in their normalized form. */
  readonly terms: readonly string[];
  /** The term that represents the expression in the index: its words joined by spaces, which no other term has. */
  readonly key: string;
}

/** Number of words of the longest expression. */
export const MAX_EXPRESSION_WORDS = 4;

/**
 * The synonyms of an expression, which may be written with or without spaces and in any inflection. A query with one
 * of the expressions in a group of `synonyms` finds the others of that group. In `oneWay`, a query with the key finds
 * the values, but not the reverse. Spellings that differ only by a space, a hyphen or an ending need no entry.
 *
 * @param terms words of the expression in their normalized form
 */
export function synonymsOf(terms: readonly string[]): readonly Expression[] {
  return tables.synonyms.get(terms.join("")) ?? tables.synonyms.get(removeInflections(terms).join("")) ?? [];
}

/**
 * Finds the expressions of several words that occur in a text.
 *
 * @param words words of the text in their order, without their inflections
 * @returns the key of each occurrence
 */
export function findExpressions(words: readonly string[]): readonly string[] {
  return words.flatMap((first, position) =>
    (tables.expressions.get(first) ?? [])
      .filter((expression) => expression.words.every((word, index) => words[position + index] === word))
      .map(({ key }) => key),
  );
}

let tables = tablesOf(NO_SEARCH_WORDS);

/** Sets the table; called by `setSearchWords` only. */
export function setSynonyms(words: SearchWords): void {
  tables = tablesOf(words);
}

/** Synonyms by the words of the expression, joined without spaces, as written and without inflections; and all expressions. */
function tablesOf({ synonyms, oneWay }: SearchWords) {
  return {
    synonyms: synonymTable([...synonyms.flatMap(groupEntries), ...Object.entries(oneWay)]),
    expressions: expressionsByFirstWord(
      [...synonyms.flat(), ...Object.values(oneWay).flat()].map(expressionOf),
    ),
  };
}

type SynonymEntry = readonly [expression: string, synonyms: readonly string[]];

function synonymTable(entries: readonly SynonymEntry[]): ReadonlyMap<string, readonly Expression[]> {
  const table = new Map<string, readonly Expression[]>();
  for (const [expression, synonymTexts] of entries) {
    const terms = termsOf(expression);
    for (const key of new Set([terms.join(""), removeInflections(terms).join("")]))
      table.set(key, [...(table.get(key) ?? []), ...synonymTexts.map(expressionOf)]);
  }
  return table;
}

/** One entry for each expression of a group, with all others as its synonyms. */
function groupEntries(group: readonly string[]): readonly SynonymEntry[] {
  return group.map((expression) => [expression, group.filter((other) => other !== expression)]);
}

interface UninflectedExpression {
  readonly key: string;
  /** The words without their inflections. */
  readonly words: readonly string[];
}

function expressionsByFirstWord(
  all: readonly Expression[],
): ReadonlyMap<string, readonly UninflectedExpression[]> {
  const byKey = new Map(all.filter(({ terms }) => terms.length > 1).map((entry) => [entry.key, entry]));
  const entries = [...byKey.values()].map(({ key, terms }) => ({ key, words: removeInflections(terms) }));
  return groupBy(entries, ({ words }) => words[0] ?? "");
}

function removeInflections(terms: readonly string[]): readonly string[] {
  return terms.map(removeInflection);
}

function expressionOf(text: string): Expression {
  const terms = termsOf(text);
  return { terms, key: terms.join(" ") };
}

function termsOf(text: string): readonly string[] {
  return splitChunks(text).map((chunk) => chunk.token.term);
}
