import type { ReactNode } from "react";
import styles from "./Home.module.css";

/** Columns of `<Door>`. Search finds the pages that they link to, not the columns. */
export default function Doors({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.doors} data-search="skip">
      {children}
    </div>
  );
}
