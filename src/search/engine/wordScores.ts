import { pathIn, sectionsAt, sectionsBelow } from "./apiPaths";
import { FIELDS, type IndexField } from "./fields";
import { halvesOf, stemOf } from "./forms";
import type { QueryWord } from "./query";
import {
  FIELD_BOOST,
  FIELD_NORM,
  MATCH_WEIGHT,
  SATURATION,
  SHORTEST_PROSE_PREFIX,
  TITLE_CERTAINTY,
  TITLE_FIELDS,
} from "./ranking";
import type { SearchIndex } from "./searchIndex";
import { termsNear } from "./typos";

/** How well each section answers one word of a query. */
export interface Scores {
  /** 0 to 1 for each section; 0 when the word is not there. */
  readonly score: Float32Array;
  /** How surely the section's own title says the word, 0 to 1. */
  readonly title: Float32Array;
}

/** A term of the index that a word of a query may mean. */
export interface Variant {
  /** The term's number. */
  readonly number: number;
  /** Weight beside the word as typed, which has 1. */
  readonly weight: number;
  /** How surely a title with this term says what was typed. */
  readonly certainty: number;
  /** Look in titles only. */
  readonly titlesOnly?: boolean;
  /** Look where words run together as well. */
  readonly joined?: boolean;
  /** Look at what a text defines as well: the word is a name, such as a flag. */
  readonly name?: boolean;
}

/** Scores of a word that stands nowhere. */
export function noScores({ sections }: SearchIndex): Scores {
  return { score: new Float32Array(sections.length), title: new Float32Array(sections.length) };
}

/** Scores of the sections that have a word as typed, by its beginning when it is the last one, by its parts or in another form. */
export function scoreTyped(index: SearchIndex, word: QueryWord): Scores {
  const scores = noScores(index);
  for (const variant of [...asTyped(index, word), ...otherForms(index, word)])
    addTerm(index, scores, variant);
  addParts(index, scores, word);
  addPath(index, scores, word);
  return scores;
}

/** Scores of the sections that have what the word may have been meant to be: letters wrong or swapped, a space forgotten. */
export function scoreTypos(index: SearchIndex, { term, open }: QueryWord): Scores {
  const scores = noScores(index);
  for (const { number, distance } of termsNear(index.byLength, term, open)) {
    const weight = distance > 1 ? MATCH_WEIGHT.twoTypos : MATCH_WEIGHT.typo;
    addTerm(index, scores, { number, weight, certainty: TITLE_CERTAINTY.typo });
  }
  for (const pair of halvesOf(term)) {
    const all = pair.map((half) => scoreExact(index, half));
    if (all.every((half) => half !== null)) addAll(scores, all, MATCH_WEIGHT.joined);
  }
  return scores;
}

/** Scores of the sections that have a term exactly; `null` when none does. */
export function scoreExact(index: SearchIndex, term: string, weight = 1, certainty = 1): Scores | null {
  const number = index.postings.numbers.get(term);
  if (number === undefined) return null;
  const scores = noScores(index);
  addTerm(index, scores, { number, weight, certainty });
  return scores;
}

/** Parts of a compound from which on it is a name, such as `Devices.Read.All`, rather than a spelling. */
const LONG_NAME_PARTS = 4;

/** Flags, variables, properties, paths and status codes: what a text can define. */
const NAME = /^--|_|\/|^\d+$/;

function asTyped(index: SearchIndex, { term, text, open, joined }: QueryWord): readonly Variant[] {
  const name = NAME.test(text);
  const exact = variantOf(index, term, { weight: 1, certainty: 1, joined: true, name });
  const together = joined.flatMap((pair) =>
    variantOf(index, pair, { weight: MATCH_WEIGHT.joined, certainty: 1, joined: true }),
  );
  return [...exact, ...together, ...(open ? beginnings(index, term, name) : [])];
}

function beginnings(index: SearchIndex, term: string, name = false): readonly Variant[] {
  const titlesOnly = term.length < SHORTEST_PROSE_PREFIX;
  return numbersFrom(index, term).map((number) => {
    const share = term.length / (index.postings.terms[number]?.length ?? 1);
    const weight = MATCH_WEIGHT.prefix * (0.6 + 0.4 * share);
    return { number, weight, certainty: TITLE_CERTAINTY.prefix, titlesOnly, name };
  });
}

function otherForms(index: SearchIndex, { term }: QueryWord): readonly Variant[] {
  const family = index.families.get(stemOf(term) ?? "") ?? [];
  return family
    .filter((number) => index.postings.terms[number] !== term)
    .map((number) => ({ number, weight: MATCH_WEIGHT.form, certainty: TITLE_CERTAINTY.form }));
}

function variantOf(index: SearchIndex, term: string, rest: Omit<Variant, "number">): readonly Variant[] {
  const number = index.postings.numbers.get(term);
  return number === undefined ? [] : [{ number, ...rest }];
}

function addParts(index: SearchIndex, scores: Scores, { term, text, parts, open }: QueryWord): void {
  if (parts.length === 0) return;
  const all = parts.map((part, place) => {
    const own = noScores(index);
    const last = open && place === parts.length - 1;
    const variants = [
      ...variantOf(index, part, { weight: 1, certainty: 1 }),
      ...(last ? beginnings(index, part) : []),
    ];
    for (const variant of variants) addTerm(index, own, variant);
    return own;
  });
  const known = (NAME.test(text) || parts.length >= LONG_NAME_PARTS) && index.postings.numbers.has(term);
  addAll(scores, all, known ? MATCH_WEIGHT.nameParts : MATCH_WEIGHT.parts);
}

/** An address that stands for an operation names it as surely as its title. */
function addPath({ paths }: SearchIndex, scores: Scores, { text }: QueryWord): void {
  const path = pathIn(text);
  if (path === null) return;
  for (const section of sectionsAt(paths, path)) raise(scores, section, 1, 1);
  for (const section of sectionsBelow(paths, path))
    raise(scores, section, MATCH_WEIGHT.object, MATCH_WEIGHT.object);
}

/** Numbers of the terms that begin with a text; expressions of several words are none. */
function numbersFrom({ postings: { terms } }: SearchIndex, beginning: string): readonly number[] {
  const numbers: number[] = [];
  for (let number = firstFrom(terms, beginning); terms[number]?.startsWith(beginning); number += 1) {
    if (!terms[number]?.includes(" ")) numbers.push(number);
  }
  return numbers;
}

function firstFrom(terms: readonly string[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const BOOSTS = FIELDS.map((field) => FIELD_BOOST[field]);
const NORMS = FIELDS.map((field) => FIELD_NORM[field]);
const IS_TITLE = FIELDS.map((field) => TITLE_FIELDS[field] ?? 0);
const JOINED = FIELDS.indexOf("joined" satisfies IndexField);
const DEFINES = FIELDS.indexOf("defines" satisfies IndexField);

/**
 * Adds the sections with a term: BM25F, that is the counts of all fields, weighted and set against the fields' lengths,
 * brought to at most 1 together. Of several variants the best counts.
 */
export function addTerm(index: SearchIndex, scores: Scores, variant: Variant): void {
  const { starts, triples } = index.postings;
  const end = starts[variant.number + 1] ?? 0;
  let place = starts[variant.number] ?? 0;
  while (place < end) {
    const section = triples[place] ?? 0;
    let [count, title] = [0, 0];
    for (; place < end && triples[place] === section; place += 3) {
      const field = triples[place + 1] ?? 0;
      if (!looksAt(variant, field)) continue;
      count += weighted(index, section, field, triples[place + 2] ?? 0);
      title = Math.max(title, IS_TITLE[field] ?? 0);
    }
    if (count > 0)
      raise(scores, section, (variant.weight * count) / (SATURATION + count), title * variant.certainty);
  }
}

function looksAt({ joined, name, titlesOnly }: Variant, field: number): boolean {
  if (field === JOINED) return joined === true;
  if (field === DEFINES) return name === true;
  return !titlesOnly || IS_TITLE[field] !== 0;
}

function weighted(
  { lengths, meanLengths }: SearchIndex,
  section: number,
  field: number,
  count: number,
): number {
  const norm = NORMS[field] ?? 0;
  const length = (lengths[section * FIELDS.length + field] ?? 0) / (meanLengths[field] ?? 1);
  return ((BOOSTS[field] ?? 0) * count) / (1 - norm + norm * length);
}

/** Sets the score and the title of a section to the larger of the old and the new value. */
export function raise({ score, title }: Scores, section: number, newScore: number, newTitle: number): void {
  if (newScore > (score[section] ?? 0)) score[section] = newScore;
  if (newTitle > (title[section] ?? 0)) title[section] = newTitle;
}

/** Adds the sections that all others have, with the lowest of their scores. */
export function addAll(scores: Scores, others: readonly Scores[], weight: number): void {
  const [first, ...rest] = others;
  first?.score.forEach((value, section) => {
    if (value === 0) return;
    let [score, title] = [value, first.title[section] ?? 0];
    for (const other of rest) {
      score = Math.min(score, other.score[section] ?? 0);
      title = Math.min(title, other.title[section] ?? 0);
    }
    if (score > 0) raise(scores, section, weight * score, weight * title);
  });
}
