import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./ResponseBodies.module.css";
import { STATUS_LOOK, StatusCode } from "./StatusCode";

interface Props {
  /** HTTP status, `200` to `599`. */
  readonly status: string;
  readonly title: string;
  /** Only one disclosure of a group is open (`name` of `<details>`). */
  readonly group: string;
  /** The answer of success is open unless this says otherwise. */
  readonly open?: boolean;
  /** Code: examples, schema. */
  readonly children: ReactNode;
}

/** The body of one response, in a native disclosure, which opens without scripts. */
export default function ResponseBody({
  status,
  title,
  group,
  open = status.startsWith("2"),
  children,
}: Props): ReactNode {
  return (
    <details className={styles.body} name={group} open={open}>
      <summary className={clsx(styles.summary, STATUS_LOOK)}>
        <StatusCode status={status} title={title} />
      </summary>
      {children}
    </details>
  );
}
