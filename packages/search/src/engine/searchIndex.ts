/**
 * Builds the index in memory from the records of the index files. The records are grouped into sections, the texts of
 * each section into fields, and the terms of all fields into postings. Sections, pages, terms and fields are numbered
 * from 0.
 */
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import type { SearchRecord } from "../model";
import { wordSequenceOf } from "./adjacency";
import { type PathTemplate, pathTemplatesOf } from "./apiPaths";
import { ADJACENCY_FIELDS, FIELDS, fieldsOf } from "./fields";
import { normalizeTerm } from "./normalize";
import { type Postings, PostingsWriter } from "./postings";
import { type Section, sectionsOf, titleOf } from "./sections";
import { stemOf } from "./stem";
import { TextAnalyzer } from "./textAnalyzer";
import { splitChunks } from "./tokenize";
import { isFaultTitle } from "./wordLists";
import { groupByLength, type TermsByLength } from "./typos";
import { FIELD_LENGTH_NORM } from "./weights";

/** An index in memory. */
export interface SearchIndex {
  /** All sections; the number of a section is its position here. */
  readonly sections: readonly Section[];
  /** Number of sections of each page. */
  readonly sectionsPerPage: readonly number[];
  readonly postings: Postings;
  /**
   * Divisor of the counts of terms in each field of each section, by the field's length (the length part of BM25F), at
   * `section * FIELDS.length + field`.
   */
  readonly lengthDivisors: Float64Array;
  /** The terms that a mistyped word may mean. */
  readonly termsByLength: TermsByLength;
  /** Numbers of the terms that have a stem in common. */
  readonly termsByStem: ReadonlyMap<string, readonly number[]>;
  /** The words of each section in their order, see `wordSequenceOf`. */
  readonly wordSequences: readonly string[];
  readonly pathTemplates: readonly PathTemplate[];
  /** Numbers of the sections about faults and their fixes. */
  readonly faultSections: readonly number[];
  /** Id of the part of the site that the first page belongs to; `null` without records. */
  readonly mainSection: string | null;
  /** Id of the part of the site that describes operations with methods and paths; `null` without one. */
  readonly apiSection: string | null;
  /** Names of the product in their normalized form. */
  readonly productWords: ReadonlySet<string>;
}

/**
 * Builds an index.
 *
 * @param productWords names of the product, which are ignored in queries that have other words
 * @throws Error when two records have the same `objectID`
 */
export function buildIndex(
  records: readonly SearchRecord[],
  productWords: readonly string[] = [],
): SearchIndex {
  const steps = indexSteps(records, productWords);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Sections indexed in one step, which takes about a millisecond on a phone. */
const SECTIONS_PER_STEP = 8;

/**
 * `buildIndex` in small steps, between which a worker can handle other requests.
 *
 * @throws Error when two records have the same `objectID`
 */
export function* indexSteps(
  records: readonly SearchRecord[],
  productWords: readonly string[] = [],
): Generator<undefined, SearchIndex> {
  requireUniqueIds(records);
  const sections = sectionsOf(records);
  const mainSection = records[0]?.section ?? null;
  const writer = new PostingsWriter();
  const analyzer = new TextAnalyzer();
  const fieldLengths = new Uint32Array(sections.length * FIELDS.length);
  const wordSequences: string[] = [];
  for (const [number, section] of sections.entries()) {
    const orderedTexts: (readonly string[])[] = [];
    fieldsOf(section, mainSection).forEach((text, field) => {
      const { terms, words } = analyzer.analyze(text);
      fieldLengths[number * FIELDS.length + field] = terms.length;
      writer.add(number, field, terms);
      if (IS_ADJACENCY_FIELD[field]) orderedTexts.push(words);
    });
    wordSequences.push(wordSequenceOf(orderedTexts));
    if (number % SECTIONS_PER_STEP === SECTIONS_PER_STEP - 1) yield;
  }
  const postings = writer.finish();
  yield;
  return {
    sections,
    sectionsPerPage: [...groupBy(sections, ({ page }) => page).values()].map((list) => list.length),
    postings,
    lengthDivisors: lengthDivisorsOf(fieldLengths),
    termsByLength: groupByLength(postings.terms),
    termsByStem: groupByStem(postings.terms),
    wordSequences,
    pathTemplates: pathTemplatesOf(sections),
    faultSections: sections.flatMap((section, number) =>
      isFaultTitle(splitChunks(titleOf(section)).map(({ token }) => token.term)) ? [number] : [],
    ),
    mainSection,
    apiSection: records.find(({ method }) => method !== null)?.section ?? null,
    productWords: new Set(productWords.map(normalizeTerm)),
  };
}

const IS_ADJACENCY_FIELD = FIELDS.map((field) => ADJACENCY_FIELDS.includes(field));

/** Numbers of the terms by their stem. Terms without a stem are omitted, and so are expressions of several words. */
function groupByStem(terms: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = groupBy(terms.keys(), (number) => stemOf(terms[number] ?? ""));
  return new Map([...groups].flatMap(([stem, numbers]) => (stem === null ? [] : [[stem, numbers]])));
}

function lengthDivisorsOf(fieldLengths: Uint32Array): Float64Array {
  const means = FIELDS.map((_name, field) => meanLength(fieldLengths, field));
  return Float64Array.from(fieldLengths, (length, position) => {
    const field = position % FIELDS.length;
    const norm = NORMS[field] ?? 0;
    return 1 - norm + norm * (length / (means[field] ?? 1));
  });
}

const NORMS = FIELDS.map((field) => FIELD_LENGTH_NORM[field] ?? 0);

/** Mean number of terms of a field where it is not empty; 1 when it is empty everywhere. */
function meanLength(fieldLengths: Uint32Array, field: number): number {
  let [sum, count] = [0, 0];
  for (let position = field; position < fieldLengths.length; position += FIELDS.length) {
    const length = fieldLengths[position] ?? 0;
    sum += length;
    if (length > 0) count += 1;
  }
  return count === 0 ? 1 : sum / count;
}

function requireUniqueIds(records: readonly SearchRecord[]): void {
  const ids = new Set<string>();
  for (const { objectID } of records) {
    if (ids.has(objectID)) throw new Error(`Search records: two records have the objectID "${objectID}".`);
    ids.add(objectID);
  }
}
