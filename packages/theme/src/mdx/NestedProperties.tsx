import Translate from "@docusaurus/Translate";
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
  const name = (
    <code className={styles.name} translate="no">
      {of}
    </code>
  );
  return (
    <details className={styles.nested}>
      <summary className={styles.summary}>
        <span>
          {count === 1 ? (
            <Translate id="property.onePropertyOf" values={{ name }}>
              {"1 property of {name}"}
            </Translate>
          ) : (
            <Translate id="property.propertiesOf" values={{ count, name }}>
              {"{count} properties of {name}"}
            </Translate>
          )}
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
