import type { ReactNode } from "react";
import styles from "./Home.module.css";

/** A list of links to fixes, each by the literal text that the reader sees. Search finds the fixes, not this list. */
export default function Symptoms({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.symptoms} data-search="skip">
      {children}
    </div>
  );
}
