import type { ReactNode } from "react";
import { NEEDS_APPLICATION } from "../../lib/early";
import styles from "./NarrowPage.module.css";

interface Props {
  readonly children: ReactNode;
}

/**
 * A page that is not of the documentation: no article, no tools. Such pages are complete only with the application, so it
 * is not put off until the reader acts.
 */
export function NarrowPage({ children }: Props): ReactNode {
  return (
    <main className={styles.page} {...{ [NEEDS_APPLICATION]: "" }}>
      {children}
    </main>
  );
}
