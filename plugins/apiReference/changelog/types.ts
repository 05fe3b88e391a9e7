import type { Difference } from "../diff";

/** A resource and the number of its operations. */
export interface ResourceCount {
  readonly name: string;
  readonly operations: number;
}

/** One publication of the API description and its changes. */
export interface Publication extends Difference {
  /** Its date (`2026-11-21`) or version (`1.2.0`). */
  readonly name: string;
  /** Its date, if the name is a version. */
  readonly on?: string;
  /** The resources of the first publication; the others have changes instead. */
  readonly first?: readonly ResourceCount[];
}
