import type { ReactNode } from "react";
import styles from "./Steps.module.css";

/** Renders the ordered list inside it as steps along a vertical line. */
export default function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
