/** Effect of a change on programs that call the API, most urgent first. */
export const LEVELS = ["breaking", "added", "deprecated", "changed"] as const;
export type Level = (typeof LEVELS)[number];

/** One change; the description is one line of Markdown without a full stop, such as "request field `name` is gone". */
export interface ChangeDescription {
  readonly level: Level;
  readonly description: string;
}

/** A change and the operations that it affects, such as `GET /api/peers`; none if it is not about operations. */
export interface Change extends ChangeDescription {
  readonly operations: readonly string[];
}

/** The differences between two API descriptions. */
export interface Difference {
  /** By level, then in document order. */
  readonly changes: readonly Change[];
  /** Number of changed descriptions, summaries and examples. */
  readonly texts: number;
}
