import { FIELDS, type IndexField } from "./fields";
import { FIELD_BOOST, FIELD_NORM, SATURATION, TITLE_FIELDS } from "./ranking";
import type { SearchIndex } from "./searchIndex";

/** How well each section answers one word of a query. */
export interface Board {
  /** 0 to 1 for each section; 0 when the word is not there. */
  readonly score: Float32Array;
  /** How surely the section's own title holds the word, 0 to 1. */
  readonly title: Float32Array;
}

/** A term of the index that a word of a query may mean. */
export interface Variant {
  /** The term's number. */
  readonly number: number;
  /** Weight beside the word as typed, which has 1. */
  readonly weight: number;
  /** How surely a title with this term holds what was typed. */
  readonly certainty: number;
  /** Look in titles only. */
  readonly titlesOnly?: boolean;
  /** Look where words run together as well. */
  readonly joined?: boolean;
  /** Look at what a text defines as well: the word is a name, such as a flag. */
  readonly name?: boolean;
}

/** A board without any answer. */
export function emptyBoard({ sections }: SearchIndex): Board {
  return { score: new Float32Array(sections.length), title: new Float32Array(sections.length) };
}

const BOOSTS = FIELDS.map((field) => FIELD_BOOST[field]);
const NORMS = FIELDS.map((field) => FIELD_NORM[field]);
const IS_TITLE = FIELDS.map((field) => TITLE_FIELDS[field] ?? 0);
const JOINED = FIELDS.indexOf("joined" satisfies IndexField);
const DEFINES = FIELDS.indexOf("defines" satisfies IndexField);

/**
 * Enters a term on a board: BM25F, that is the counts of all fields, weighted and set against the fields' lengths,
 * brought to at most 1 together. Of several variants the best counts.
 */
export function enter(index: SearchIndex, board: Board, variant: Variant): void {
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
      note(board, section, (variant.weight * count) / (SATURATION + count), title * variant.certainty);
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

/** Keeps the better of what is known and what is new. */
export function note({ score, title }: Board, section: number, newScore: number, newTitle: number): void {
  if (newScore > (score[section] ?? 0)) score[section] = newScore;
  if (newTitle > (title[section] ?? 0)) title[section] = newTitle;
}

/** Enters on a board the sections that stand on all of the others, as well as on the worst of them. */
export function enterAll(board: Board, others: readonly Board[], weight: number): void {
  const [first, ...rest] = others;
  first?.score.forEach((value, section) => {
    if (value === 0) return;
    let [score, title] = [value, first.title[section] ?? 0];
    for (const other of rest) {
      score = Math.min(score, other.score[section] ?? 0);
      title = Math.min(title, other.title[section] ?? 0);
    }
    if (score > 0) note(board, section, weight * score, weight * title);
  });
}
