import type { ReactNode } from "react";
import styles from "./Verified.module.css";

/** A day; YAML makes a date of what is written as `2026-01-31`, and data that went through JSON an ISO text. */
type Day = Date | string;

/** Front matter `verified` as pages have it. */
export interface Verification {
  readonly on: Day;
  /** A release number without `v`. */
  readonly release: string;
  /** Day on which the commands of the page ran against that release; the build adds it from the record of the run. */
  readonly ran?: Day;
}

interface Props {
  /** Generated pages have none. */
  readonly verified: Verification | undefined;
  /** What follows on the line. */
  readonly children?: ReactNode;
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The line under the text of a page: what it was verified with, and what follows. */
export function Verified({ verified, children }: Props): ReactNode {
  return (
    <p className={styles.verified} data-search="skip">
      {verified && <Statement {...verified} />}
      {children}
    </p>
  );
}

/**
 * With a record of a run: the release with which the commands and outputs of the page were verified. Otherwise the
 * release that the page was written for, and the day on which it was last compared with the facts of that release.
 */
function Statement({ on, release, ran }: Verification): ReactNode {
  const day = new Date(ran ?? on);
  return (
    <>
      {ran === undefined
        ? `Written for release ${release}, last revised on `
        : `Verified with release ${release} on `}
      <time dateTime={day.toISOString().slice(0, 10)}>{DAY.format(day)}</time>.{" "}
    </>
  );
}
