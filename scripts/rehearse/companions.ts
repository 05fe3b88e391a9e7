import { compareReleases } from "../../src/lib/compareReleases";

/** A package for which certain Docusaurus releases need another version than the lock file has. */
export interface Companion {
  /** First release that does not need it; all earlier ones do. */
  readonly before: string;
  readonly name: string;
  readonly version: string;
  readonly reason: string;
}

/** A package manager resolves version ranges of old releases to newer versions that do not work with them. */
const KNOWN_COMPANIONS: readonly Companion[] = [
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
 * @param pinned packages that the caller pins; these take precedence
 */
export function companionsOf(release: string, pinned: Readonly<Record<string, string>>): Companion[] {
  return KNOWN_COMPANIONS.filter(
    ({ before, name }) => isBefore(release, before) && !Object.hasOwn(pinned, name),
  );
}

/** True when a release is older than another: `3.9.2` before `3.10.1`. Prerelease suffixes are ignored. */
function isBefore(release: string, other: string): boolean {
  return compareReleases(release.split("-")[0] ?? "", other) < 0;
}
