import type { Finding } from "../../report";

/** A finding with the route of its page; menus have none. */
export interface LiveFinding extends Finding {
  readonly route?: string;
}

/** The state of all pages after a check. */
export interface LiveReport {
  readonly findings: readonly LiveFinding[];
  /** Number of pages read. */
  readonly pages: number;
}
