import type { ReactNode } from "react";
import styles from "./Steps.module.css";
import { hydrateLater } from "../ui/hydrateLater";

/** Renders the ordered list inside it as steps along a vertical line. */
function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}

export default hydrateLater(Steps);
