import type { ReactNode } from "react";
import styles from "./Row.module.css";

/** Two columns side by side where there is room, one above the other elsewhere. */
export default function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.row}>{children}</div>;
}
