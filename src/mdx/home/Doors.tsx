import type { ReactNode } from "react";
import styles from "./Home.module.css";

/** Columns of `<Door>`. */
export default function Doors({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.doors}>{children}</div>;
}
