import { compareReleases } from "../../../src/lib/compareReleases";
import type { Page } from "../parse";
import { needsVerification, verifiedOf } from "./frontMatter";

/** Which verifications count as overdue. Without either, only missing ones do. */
export interface Limits {
  /** An age in days or weeks: `180d`, `26w`. */
  readonly olderThan?: string | undefined;
  /** A release; pages verified at an older one are listed. */
  readonly before?: string | undefined;
}

const DAY_MS = 86_400_000;

/**
 * One line for each page that is due: its path, and when it was verified or that it never was.
 *
 * @throws Error for an age or a release that cannot be read
 */
export function overdue(pages: readonly Page[], { olderThan, before }: Limits, now: Date): string[] {
  const oldest = olderThan === undefined ? undefined : now.getTime() - daysOf(olderThan) * DAY_MS;
  if (before !== undefined && !/^\d+\.\d+(\.\d+)?$/.test(before))
    throw new Error(`"${before}" is no release.`);
  return pages.filter(needsVerification).flatMap((page) => {
    const verified = verifiedOf(page);
    if (!verified) return [`${page.path}  never verified`];
    const late = oldest !== undefined && Date.parse(verified.on) < oldest;
    const old = before !== undefined && compareReleases(verified.release, before) < 0;
    return late || old ? [`${page.path}  ${verified.on}  ${verified.release}`] : [];
  });
}

function daysOf(age: string): number {
  const [, count, unit] = /^(\d+)([dw])$/.exec(age) ?? [];
  if (count === undefined) throw new Error(`"${age}" is no age such as 180d or 26w.`);
  return Number(count) * (unit === "w" ? 7 : 1);
}
