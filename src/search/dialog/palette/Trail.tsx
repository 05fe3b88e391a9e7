import { Fragment, type ReactNode } from "react";
import { Marked } from "./Marked";
import styles from "./ResultRow.module.css";

interface Props {
  /** Parent levels, with mark tags. */
  readonly levels: readonly string[];
  /** Path of an operation. */
  readonly label: string | null;
}

/** Parent levels joined by `/` (SPEC section 2), then the heading's label if it has one. */
export function Trail({ levels, label }: Props): ReactNode {
  return (
    <span className={styles.trail}>
      {levels.map((level, place) => (
        <Fragment key={place}>
          {place > 0 && " / "}
          <Marked value={level} />
        </Fragment>
      ))}
      {label !== null && <code className={styles.label}> {label}</code>}
    </span>
  );
}
