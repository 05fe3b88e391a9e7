/** How much a change asks of programs that call the API, the most urgent first. */
export const LEVELS = ["breaking", "added", "deprecated", "changed"] as const;
export type Level = (typeof LEVELS)[number];

/** What one comparison found: Markdown of one line without an end, such as "request field `name` is gone". */
export interface Said {
  readonly level: Level;
  readonly says: string;
}

/** A change with the operations that it concerns, as `GET /api/peers`; none when it concerns more than operations. */
export interface Change extends Said {
  readonly operations: readonly string[];
}

/** What differs between two API descriptions. */
export interface Difference {
  /** By level, and in the order of the description. */
  readonly changes: readonly Change[];
  /** How many descriptions, summaries and examples read differently. */
  readonly texts: number;
}
