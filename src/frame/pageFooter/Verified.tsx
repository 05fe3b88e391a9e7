import type { ReactNode } from "react";
import styles from "./Verified.module.css";

/** Front matter `verified` as pages carry it. */
export interface Verification {
  /** `on` is an ISO day or time, `release` a number without `v`. */
  readonly on: string;
  readonly release: string;
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** When, and at which release, the page was last held against the product. */
export function Verified({ on, release }: Verification): ReactNode {
  return (
    <p className={styles.verified} data-search="skip">
      Verified against release {release} on <time dateTime={on.slice(0, 10)}>{DAY.format(new Date(on))}</time>
    </p>
  );
}
