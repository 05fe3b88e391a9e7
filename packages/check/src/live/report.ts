/** Messages between the processes of the live check and the page. */
import type { Finding } from "docusaurus-waymark-core/report";

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

/** Where the dev server sends reports, below the base URL. No page of the site begins with underscores. */
export const LIVE_PATH = "__content-check/events";

/** Exit code of the check's process: start it again, because the rules changed. */
export const RULES_CHANGED = 75;
