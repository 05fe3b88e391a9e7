import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./ResponseBodies.module.css";
import { STATUS_LOOK, StatusCode } from "./StatusCode";

interface Props {
  /** HTTP status, `200` to `599`. */
  readonly status: string;
  readonly title: string;
  /** Disclosures of one group close each other. */
  readonly group: string;
  readonly open?: boolean;
  /** Code: examples, schema. */
  readonly children: ReactNode;
}

/** The body of one answer behind a native disclosure: it opens without scripts. */
export default function ResponseBody({ status, title, group, open = false, children }: Props): ReactNode {
  return (
    <details className={styles.body} name={group} open={open}>
      <summary className={clsx(styles.summary, STATUS_LOOK)}>
        <StatusCode status={status} title={title} />
      </summary>
      {children}
    </details>
  );
}
