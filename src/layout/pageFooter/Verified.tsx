import type { ReactNode } from "react";
import styles from "./Verified.module.css";

/** YAML parses `2026-01-31` as a `Date`; after JSON it is an ISO string. */
type Day = Date | string;

/** The field `verified` of a page's front matter. */
export interface Verification {
  readonly on: Day;
  /** A release number without `v`. */
  readonly release: string;
  /** Day on which the commands of the page were run against that release; the build adds it. */
  readonly ran?: Day;
}

interface Props {
  /** Undefined for generated pages. */
  readonly verified: Verification | undefined;
  /** More content for the same line. */
  readonly children?: ReactNode;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** A day in words, such as "January 31, 2026". Not by `Intl.DateTimeFormat`, which takes 15 ms to make, on a slow phone 60. */
function inWords(day: Date): string {
  return `${MONTHS[day.getUTCMonth()] ?? ""} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** The line below the text of a page, with the release that the page was verified with. */
export function Verified({ verified, children }: Props): ReactNode {
  return (
    <p className={styles.verified} data-search="skip">
      {verified && <Statement {...verified} />}
      {children}
    </p>
  );
}

/**
 * For a page whose commands were run: the release and the day of that run. For others: the release that the page was written
 * for, and the day on which it was last compared with the facts of that release.
 */
function Statement({ on, release, ran }: Verification): ReactNode {
  const day = new Date(ran ?? on);
  return (
    <>
      {ran === undefined
        ? `Written for release ${release}, last revised on `
        : `Verified with release ${release} on `}
      <time dateTime={day.toISOString().slice(0, 10)}>{inWords(day)}</time>.{" "}
    </>
  );
}
