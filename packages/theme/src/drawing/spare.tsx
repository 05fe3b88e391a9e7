import type { ReactNode } from "react";

import styles from "./spare.module.css";

/** Renders its wires and boxes dashed: a standby, or an alternative. */
export function Spare({ children }: { readonly children: ReactNode }) {
  return <g className={styles.spare}>{children}</g>;
}
