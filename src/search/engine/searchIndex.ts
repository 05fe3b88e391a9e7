import type { SearchRecord } from "../model";
import { FIELDS, fieldsOf, READ_IN_ORDER } from "./fields";
import { normaliseTerm } from "./fold";
import { stemOf } from "./forms";
import { groupBy } from "../../lib/groupBy";
import { type TermsByLength, termsByLength } from "./typos";
import { type PathTemplate, templatesOf } from "./apiPaths";
import { type Postings, PostingsWriter } from "./postings";
import { type Section, sectionsOf } from "./sections";
import { sequenceOf } from "./adjacency";
import { TextReader } from "./textTerms";

/** A searchable index in memory. */
export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly sections: readonly Section[];
  /** Number of sections of each page. */
  readonly pageLengths: readonly number[];
  readonly postings: Postings;
  /** Number of terms of each field of each section: `section * FIELDS.length + field`. */
  readonly lengths: Uint32Array;
  /** Mean length of each field where it has any text. */
  readonly meanLengths: readonly number[];
  readonly byLength: TermsByLength;
  /** Numbers of the terms of each word family, by their stem. */
  readonly families: ReadonlyMap<string, readonly number[]>;
  /** What each section says, its words in order, for words that stand side by side. */
  readonly sequences: readonly string[];
  readonly paths: readonly PathTemplate[];
  /** Words that name the product, in their compared form. */
  readonly productWords: ReadonlySet<string>;
}

/**
 * Builds an index.
 *
 * @param productWords words that name the product; beside other words of a query they say nothing
 * @throws Error when two records share an objectID
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

/** Sections indexed in one step: about a millisecond on a phone. */
const STEP = 8;

/** The same in small steps, so that a worker can answer between them. */
export function* indexSteps(
  records: readonly SearchRecord[],
  productWords: readonly string[] = [],
): Generator<undefined, SearchIndex> {
  requireUniqueIds(records);
  const sections = sectionsOf(records);
  const writer = new PostingsWriter();
  const reader = new TextReader();
  const lengths = new Uint32Array(sections.length * FIELDS.length);
  const sequences: string[] = [];
  for (const [number, section] of sections.entries()) {
    const said: (readonly string[])[] = [];
    fieldsOf(section).forEach((text, field) => {
      const { terms, words } = reader.read(text);
      lengths[number * FIELDS.length + field] = terms.length;
      writer.add(number, field, terms);
      if (IN_ORDER[field]) said.push(words);
    });
    sequences.push(sequenceOf(said));
    if (number % STEP === STEP - 1) yield;
  }
  const postings = writer.finish();
  yield;
  return {
    records,
    sections,
    pageLengths: [...groupBy(sections, ({ page }) => page).values()].map((list) => list.length),
    postings,
    lengths,
    meanLengths: FIELDS.map((_field, place) => meanOf(lengths, place)),
    byLength: termsByLength(postings.terms),
    families: familiesOf(postings.terms),
    sequences,
    paths: templatesOf(sections),
    productWords: new Set(productWords.map(normaliseTerm)),
  };
}

const IN_ORDER = FIELDS.map((field) => READ_IN_ORDER.includes(field));

/** Expressions of several words are no members of a family. */
function familiesOf(terms: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const families = groupBy(terms.keys(), (number) => stemOf(terms[number] ?? ""));
  return new Map([...families].flatMap(([stem, numbers]) => (stem === null ? [] : [[stem, numbers]])));
}

function meanOf(lengths: Uint32Array, field: number): number {
  let [sum, count] = [0, 0];
  for (let place = field; place < lengths.length; place += FIELDS.length) {
    const length = lengths[place] ?? 0;
    sum += length;
    if (length > 0) count += 1;
  }
  return count === 0 ? 1 : sum / count;
}

function requireUniqueIds(records: readonly SearchRecord[]): void {
  const seen = new Set<string>();
  for (const { objectID } of records) {
    if (seen.has(objectID)) throw new Error(`Search records: two records have the objectID "${objectID}".`);
    seen.add(objectID);
  }
}
