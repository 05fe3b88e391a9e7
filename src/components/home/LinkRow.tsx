import type { ReactNode } from "react";
import styles from "./Home.module.css";

/** Links side by side, such as symptoms and systems. Search finds the pages, not this list. */
export default function LinkRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.links} data-search="skip">
      {children}
    </div>
  );
}
