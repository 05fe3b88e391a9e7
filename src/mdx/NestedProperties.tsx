import type { ReactNode } from "react";
import styles from "./NestedProperties.module.css";

interface Props {
  /** Name of the object, or of one of its variants. */
  readonly of: string;
  /** Number of properties on the first level. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The properties of a nested object, in a native disclosure, which opens without scripts. */
export default function NestedProperties({ of, count, children }: Props): ReactNode {
  return (
    <details className={styles.nested}>
      <summary className={styles.summary}>
        <span>
          {count} {count === 1 ? "property" : "properties"} of <code className={styles.name}>{of}</code>
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
