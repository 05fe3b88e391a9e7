import type { OutputFinding, Status } from "./model";

/**
 * Findings of one kind about an output of `status`.
 *
 * @param release the release that the site describes
 */
export type Rule = (status: Status, release: string) => readonly OutputFinding[];

/** The page with the fixes, by symptom. */
export const HELP = "/how-to/troubleshooting-client";

/** The page that explains an output line by line. */
export const READING = "/how-to/read-my-output";
