import type { ReactNode } from "react";
import styles from "./Row.module.css";

/** Two columns side by side on wide screens, one below the other on narrow ones. Its end tells the style sheet that both are there. */
export default function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <span hidden />
    </div>
  );
}
