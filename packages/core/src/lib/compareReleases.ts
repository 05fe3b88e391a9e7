/** Order of two release numbers such as `0.77.1`: negative when the first is older. A missing number counts as 0. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split(".").map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
