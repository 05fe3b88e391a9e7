import type { ReactNode } from "react";
import styles from "./Home.module.css";

/** A list of links to fixes, each by the literal text that the reader sees. */
export default function Symptoms({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.symptoms}>{children}</div>;
}
