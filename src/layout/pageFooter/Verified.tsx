import type { ReactNode } from "react";
import styles from "./Verified.module.css";

/** Front matter `verified` as pages carry it. */
export interface Verification {
  /** The day; YAML makes a date of what is written as `2026-01-31`, and data that went through JSON an ISO text. */
  readonly on: Date | string;
  /** A release number without `v`. */
  readonly release: string;
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * The release that the page was written for, and the day on which it was last compared with the facts of that release.
 * The commands of a page are not run against the product, so the line does not say that they were.
 */
export function Verified({ on, release }: Verification): ReactNode {
  const day = new Date(on);
  return (
    <p className={styles.verified} data-search="skip">
      Written for release {release}, last revised on{" "}
      <time dateTime={day.toISOString().slice(0, 10)}>{DAY.format(day)}</time>
    </p>
  );
}
