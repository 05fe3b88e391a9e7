import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./StatusCode.module.css";

interface Props {
  readonly status: string;
  readonly title: string;
}

/** Class of the element around a status. */
export const STATUS_LOOK = styles.status;

/** An HTTP status as number and name. The color only repeats what the number says. */
export function StatusCode({ status, title }: Props): ReactNode {
  return (
    <>
      <code
        translate="no"
        className={clsx(styles.code, status.startsWith("2") ? styles.success : styles.failure)}
      >
        {status}
      </code>
      {` ${title}`}
    </>
  );
}
