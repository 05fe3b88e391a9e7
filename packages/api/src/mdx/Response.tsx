import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./Responses.module.css";
import { STATUS_LOOK, StatusCode } from "./StatusCode";

interface Props {
  /** HTTP status, `200` to `599`. */
  readonly status: string;
  /** Name of the status. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** One response of an operation: status, meaning and body. The status is omitted from search. */
export default function Response({ status, title, children }: Props): ReactNode {
  return (
    <div className={styles.response}>
      <dt className={clsx(styles.head, STATUS_LOOK)} data-search="skip">
        <StatusCode status={status} title={title} />
      </dt>
      <dd className={styles.body}>{children}</dd>
    </div>
  );
}
