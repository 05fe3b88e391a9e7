/** A package that releases of Docusaurus need at another version than the lock file has. */
export interface Companion {
  /** First release that does without; all before it need the package so. */
  readonly before: string;
  readonly name: string;
  readonly version: string;
  readonly reason: string;
}

/** What releases bear only together with: a package manager resolves their ranges to versions that came later. */
export const COMPANIONS: readonly Companion[] = [
  {
    before: "3.10.1",
    name: "webpack",
    version: "5.104.1",
    reason:
      "webpackbar 6 hands its own options to webpack's progress plugin, which refuses them from 5.105 on",
  },
];

/**
 * Companions of a release.
 *
 * @param pinned packages that the caller pins at versions of their own; these win
 */
export function companionsOf(
  release: string,
  pinned: Readonly<Record<string, string>>,
  known: readonly Companion[] = COMPANIONS,
): Companion[] {
  return known.filter(({ before, name }) => isBefore(release, before) && !Object.hasOwn(pinned, name));
}

/** Whether a release came before another: `3.9.2` before `3.10.1`. What follows a dash does not count. */
function isBefore(release: string, other: string): boolean {
  const [a, b] = [release, other].map((text) => (text.split("-")[0] ?? "").split(".").map(Number));
  const index = (a ?? []).findIndex((part, at) => part !== (b?.[at] ?? 0));
  return index !== -1 && (a?.[index] ?? 0) < (b?.[index] ?? 0);
}
