import { Fragment, type ReactNode } from "react";
import { parseMarked } from "../../model";
import styles from "./ResultRow.module.css";

/**
 * Highlighted text. Marks become `<mark>` elements; any other markup is rendered as text. Each text has an element, because a
 * browser that translates the page replaces text nodes, which React could not change or remove afterwards.
 */
export function Marked({ value }: { readonly value: string }): ReactNode {
  return parseMarked(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

interface TrailProps {
  /** Parent levels, with mark tags. */
  readonly levels: readonly string[];
  /** Path of an operation. */
  readonly label: string | null;
}

/** Parent levels joined by `/`, then the label of the heading, if any. */
export function Trail({ levels, label }: TrailProps): ReactNode {
  return (
    <span className={styles.trail}>
      {levels.map((level, index) => (
        <Fragment key={index}>
          {index > 0 && <span> / </span>}
          <Marked value={level} />
        </Fragment>
      ))}
      {label !== null && <code className={styles.label}>{` ${label}`}</code>}
    </span>
  );
}
