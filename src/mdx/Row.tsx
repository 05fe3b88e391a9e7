import type { ReactNode } from "react";
import styles from "./Row.module.css";
import { hydrateLater } from "../ui/hydrateLater";

/** Two columns side by side on wide screens, one below the other on narrow ones. */
function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.row}>{children}</div>;
}

export default hydrateLater(Row);
