/**
 * The inverted index. A posting is a triple of numbers: section, field, and how often the term occurs there. All
 * postings are in one array, those of one term side by side and in ascending order of their sections.
 */
export interface Postings {
  /** All terms, sorted by code units. The number of a term is its position here. */
  readonly terms: readonly string[];
  /** Number of each term. */
  readonly termNumbers: ReadonlyMap<string, number>;
  /** Position in `triples` of each term's first posting, by its number; the last entry is the length of `triples`. */
  readonly starts: Uint32Array;
  /** Postings: section number, field number, count; and so on. */
  readonly triples: Uint32Array;
}

/** Collects postings section by section. */
export class PostingsWriter {
  private readonly triplesByTerm = new Map<string, number[]>();

  /** Adds the terms of one field of a section. Sections must come in ascending order. */
  add(section: number, field: number, terms: readonly string[]): void {
    for (const term of terms) {
      const triples = this.triplesByTerm.get(term);
      if (!triples) this.triplesByTerm.set(term, [section, field, 1]);
      else if (triples.at(-2) === field && triples.at(-3) === section) triples.push((triples.pop() ?? 0) + 1);
      else triples.push(section, field, 1);
    }
  }

  /** The postings of everything added. */
  finish(): Postings {
    const terms = [...this.triplesByTerm.keys()].sort();
    const lists = terms.map((term) => this.triplesByTerm.get(term) ?? []);
    const starts = new Uint32Array(terms.length + 1);
    lists.forEach((list, number) => (starts[number + 1] = (starts[number] ?? 0) + list.length));
    const triples = new Uint32Array(starts.at(-1) ?? 0);
    lists.forEach((list, number) => triples.set(list, starts[number]));
    const termNumbers = new Map(terms.map((term, number) => [term, number]));
    return { terms, termNumbers, starts, triples };
  }
}

/** Number of postings of a term; 0 for one that is in no text. */
export function frequencyOf({ termNumbers, starts }: Postings, term: string): number {
  const number = termNumbers.get(term);
  return number === undefined ? 0 : ((starts[number + 1] ?? 0) - (starts[number] ?? 0)) / 3;
}
