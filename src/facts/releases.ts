/** Releases of the product that the facts of this site were read at, newest first, without `v`. */
export const KNOWN_RELEASES = ["0.77.1", "0.60.9"] as const;

/** Order of two release numbers such as `0.77.1`: negative when the first is older. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split(".").map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
