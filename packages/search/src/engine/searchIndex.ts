/**
 * The index in memory: two indexes of the library over the same sections, numbered from 0. The first has titles, phrases and
 * labels, the second the prose, which arrives later.
 */
import MiniSearch from "minisearch";
import type { SearchRecord } from "../model";
import { termsOf } from "./analyze";
import { firstPhrases, textFieldsOf, titleFieldsOf } from "./fields";
import type { Titles } from "./indexFiles";
import { normalizeTerm } from "./normalize";
import { removeInflection } from "./stem";
import { splitChunks } from "./tokenize";
import { isStopWord } from "./wordLists";
import { lastPartOf, type Section, sectionsOf, titleOf } from "./sections";

/** An index in memory. */
export interface SearchIndex {
  /** All sections; the number of a section is its position here. */
  readonly sections: readonly Section[];
  readonly titles: MiniSearch;
  /** Null until the prose has arrived. */
  readonly texts: MiniSearch | null;
  /** Id of the part of the site that the first page belongs to; `null` without records. */
  readonly mainSection: string | null;
  /** Id of the part of the site that describes operations with methods and paths; `null` without one. */
  readonly apiSection: string | null;
  /** Names of the product in their normalized form. */
  readonly productWords: ReadonlySet<string>;
  /** Routes of the pages that quote messages. */
  readonly quoting: ReadonlySet<string>;
  /** Numbers of the sections that have a name: title, last part of the route, or a phrase of writers. */
  readonly named: ReadonlyMap<string, ReadonlySet<number>>;
}

/** What an index is made of, without the prose. */
export type IndexSource = Pick<Titles, "records"> & Partial<Pick<Titles, "productWords" | "quoting">>;

const TITLE_FIELDS = ["title", "parents", "label", "slug", "keywords", "pageKeywords"];
const TEXT_FIELDS = ["description", "text", "phrases"];

/** Builds an index of the records of headings. */
export function titleIndex({ records, productWords = [], quoting = [] }: IndexSource): SearchIndex {
  const sections = sectionsOf(records);
  const mainSection = records[0]?.section ?? null;
  const titles = emptyIndex(TITLE_FIELDS);
  sections.forEach((section, id) => titles.add({ id, ...titleFieldsOf(section, mainSection) }));
  const products = new Set(productWords.map(normalizeTerm));
  return {
    sections,
    titles,
    texts: null,
    mainSection,
    apiSection: records.find(({ method }) => method !== null)?.section ?? null,
    productWords: products,
    quoting: new Set(quoting),
    named: namedSections(sections, products),
  };
}

/** The name in a heading such as `up: connect`. */
const COMMAND = /^[^:]+(?=: )/;

/** The sections by their names. Words that queries are parsed without are left out. */
function namedSections(
  sections: readonly Section[],
  productWords: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const named = new Map<string, Set<number>>();
  for (const [number, section] of sections.entries()) {
    const { type, url } = section.head;
    const titles =
      type === "lvl1" ? [titleOf(section), lastPartOf(url)] : [COMMAND.exec(titleOf(section))?.[0] ?? ""];
    for (const name of [...titles, ...firstPhrases(section.head)]) {
      const terms = splitChunks(name).map(({ token }) => token.term);
      const key = nameOf(terms.filter((term) => !productWords.has(term)));
      if (key !== "") named.set(key, (named.get(key) ?? new Set()).add(number));
    }
  }
  return named;
}

/** The form in which names are compared: inflections, stop words, spaces and hyphens do not count. */
export function nameOf(terms: readonly string[]): string {
  return terms
    .filter((term) => !isStopWord(term))
    .map(removeInflection)
    .join("");
}

/** Sections indexed in one step, which takes about a millisecond on a phone. */
const SECTIONS_PER_STEP = 4;

/**
 * Adds the prose to an index, in small steps between which a worker can handle other requests.
 *
 * @param records all records, whose headings are those of the index
 */
export function* withTexts(
  index: SearchIndex,
  records: readonly SearchRecord[],
): Generator<undefined, SearchIndex> {
  const sections = sectionsOf(records);
  const texts = emptyIndex(TEXT_FIELDS);
  for (const [id, section] of sections.entries()) {
    texts.add({ id, ...textFieldsOf(section) });
    if (id % SECTIONS_PER_STEP === SECTIONS_PER_STEP - 1) yield;
  }
  return { ...index, sections, texts };
}

/** Builds an index of titles and prose at once. */
export function buildIndex(
  records: readonly SearchRecord[],
  source: Omit<IndexSource, "records"> = {},
): SearchIndex {
  const steps = withTexts(titleIndex({ ...source, records }), records);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Queries are made of terms (ranking.ts), so they are not split again. */
function emptyIndex(fields: string[]): MiniSearch {
  return new MiniSearch({
    fields,
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
}
