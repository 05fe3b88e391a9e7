import type { ReactNode } from "react";
import styles from "./Panel.module.css";

/** A short text in the middle of the dialog. */
export function Message({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.panel}>
      <p className={styles.message}>{children}</p>
    </div>
  );
}
