/** Releases of the product that the facts of this site were read at, newest first, without `v`. */
export const KNOWN_RELEASES = ["0.77.1", "0.60.9"] as const;

/** Releases that `<Since release>` and `since` may name, oldest first: those with a feature that pages mention. */
export const DATED_RELEASES = [
  "0.61.0",
  "0.62.0",
  "0.63.0",
  "0.64.0",
  "0.64.2",
  "0.64.4",
  "0.65.0",
  "0.66.0",
  "0.66.3",
  "0.67.0",
  "0.67.2",
  "0.69.0",
  "0.70.5",
  "0.71.0",
  "0.72.3",
  "0.73.0",
  "0.74.0",
  "0.75.0",
  "0.76.1",
  "0.77.0",
] as const;

/** Order of two release numbers such as `0.77.1`: negative when the first is older. A missing number counts as 0. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split(".").map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Normalizes a release that a reader typed (`0.66`, `v0.66.3`): without `v`. Undefined for anything else, and for releases
 * before the oldest or after the newest of `KNOWN_RELEASES`.
 */
export function knownRelease(text: unknown): string | undefined {
  const [, release, minor] = /^v?((\d{1,3}\.\d{1,3})(?:\.\d{1,3})?)$/.exec(String(text)) ?? [];
  const [newest, oldest] = KNOWN_RELEASES;
  if (release === undefined || minor === undefined) return undefined;
  const isOlder = compareReleases(minor, oldest.replace(/\.\d+$/, "")) < 0;
  return isOlder || compareReleases(minor, newest) > 0 ? undefined : release;
}
