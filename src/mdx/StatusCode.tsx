import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./StatusCode.module.css";

interface Props {
  readonly status: string;
  readonly title: string;
}

/** A status as number and name; the number says the kind without its color. */
export function StatusCode({ status, title }: Props): ReactNode {
  return (
    <span className={styles.status}>
      <code className={clsx(styles.code, status.startsWith("2") ? styles.success : styles.failure)}>
        {status}
      </code>{" "}
      {title}
    </span>
  );
}
