import type { ReactNode } from "react";
import styles from "./Home.module.css";

interface Props {
  /** Heading of the column. */
  readonly title: string;
  /** A sentence and a list of links. */
  readonly children: ReactNode;
}

/** A column for one kind of reader: a heading, a sentence and links. */
export default function Door({ title, children }: Props): ReactNode {
  return (
    <section className={styles.door}>
      <h3 className={styles.doorTitle}>{title}</h3>
      {children}
    </section>
  );
}
