import type { Difference } from "../diff";

/** A resource and how many operations it has. */
export interface ResourceCount {
  readonly name: string;
  readonly operations: number;
}

/** What one publication of the API description brought. */
export interface Publication extends Difference {
  /** Its date (`2026-11-21`) or version (`1.2.0`). */
  readonly name: string;
  /** Its day, where its name is a version. */
  readonly on?: string;
  /** What the first publication holds; the others say what changed. */
  readonly first?: readonly ResourceCount[];
}
