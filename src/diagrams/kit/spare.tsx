import type { ReactNode } from "react";

import styles from "./spare.module.css";

/** Draws the wires and boxes in it dashed: a standby, or another way to the same end. */
export function Spare({ children }: { readonly children: ReactNode }) {
  return <g className={styles.spare}>{children}</g>;
}
