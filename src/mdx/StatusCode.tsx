import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./StatusCode.module.css";

interface Props {
  readonly status: string;
  readonly title: string;
}

/** Look of the element that holds a status. */
export const STATUS_LOOK = styles.status;

/** A status as number and name; the number says the kind without its color. */
export function StatusCode({ status, title }: Props): ReactNode {
  return (
    <>
      <code className={clsx(styles.code, status.startsWith("2") ? styles.success : styles.failure)}>
        {status}
      </code>
      {` ${title}`}
    </>
  );
}
