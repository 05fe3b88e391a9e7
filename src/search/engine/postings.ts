/** Where terms stand: for each term a run of triples (section, field, count) in one array. */
export interface Postings {
  /** All terms in ascending order of code units; a term's number is its place. */
  readonly terms: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Start of each term's run in `triples`, and the end of the last one. */
  readonly starts: Uint32Array;
  readonly triples: Uint32Array;
}

/** Collects postings section by section. */
export class PostingsWriter {
  private readonly lists = new Map<string, number[]>();

  /** Adds the terms of one field of a section; sections come in ascending order. */
  add(section: number, field: number, terms: readonly string[]): void {
    for (const term of terms) {
      const list = this.lists.get(term);
      if (!list) this.lists.set(term, [section, field, 1]);
      else if (list.at(-2) === field && list.at(-3) === section) list.push((list.pop() ?? 0) + 1);
      else list.push(section, field, 1);
    }
  }

  finish(): Postings {
    const terms = [...this.lists.keys()].sort();
    const lists = terms.map((term) => this.lists.get(term) ?? []);
    const starts = new Uint32Array(terms.length + 1);
    lists.forEach((list, place) => (starts[place + 1] = (starts[place] ?? 0) + list.length));
    const triples = new Uint32Array(starts.at(-1) ?? 0);
    lists.forEach((list, place) => triples.set(list, starts[place]));
    return { terms, numbers: new Map(terms.map((term, place) => [term, place])), starts, triples };
  }
}
