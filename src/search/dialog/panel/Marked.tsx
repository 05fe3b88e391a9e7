import { Fragment, type ReactNode } from "react";
import { parseMarked } from "../../model";
import styles from "./ResultRow.module.css";

/** Highlighted text: only marks come through as elements, anything else as text. */
export function Marked({ value }: { readonly value: string }): ReactNode {
  return parseMarked(value).map(({ text, marked }, place) =>
    marked ? <mark key={place}>{text}</mark> : text,
  );
}

interface TrailProps {
  /** Parent levels, with mark tags. */
  readonly levels: readonly string[];
  /** Path of an operation. */
  readonly label: string | null;
}

/** Parent levels joined by `/`, then the heading's label if it has one. */
export function Trail({ levels, label }: TrailProps): ReactNode {
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
