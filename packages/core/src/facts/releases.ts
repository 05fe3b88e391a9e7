import { compareReleases } from "../lib/compareReleases";
import { loadFacts } from "./load";

const { known, dated } = loadFacts("releases");

/** Releases of the product that the facts of this site were read at, newest first, without `v`. */
export const KNOWN_RELEASES = known;

export const OLDEST_RELEASE = known.at(-1) ?? known[0];

/** Releases that `<Since release>` and `since` may name, oldest first: those with a feature that pages mention. */
export const DATED_RELEASES = dated;

/**
 * Normalizes a release that a reader typed (`0.66`, `v0.66.3`): without `v`. Undefined for anything else, and for releases
 * before the oldest or after the newest of `KNOWN_RELEASES`.
 */
export function knownRelease(text: unknown): string | undefined {
  const [, release, minor] = /^v?((\d{1,3}\.\d{1,3})(?:\.\d{1,3})?)$/.exec(String(text)) ?? [];
  const [newest] = KNOWN_RELEASES;
  if (release === undefined || minor === undefined) return undefined;
  const isOlder = compareReleases(minor, OLDEST_RELEASE.replace(/\.\d+$/, "")) < 0;
  return isOlder || compareReleases(minor, newest) > 0 ? undefined : release;
}
