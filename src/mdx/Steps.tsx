import type { ReactNode } from "react";
import styles from "./Steps.module.css";

/** Draws the ordered list inside as steps along a rail. */
export default function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
