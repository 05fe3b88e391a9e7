import type { ReactNode } from "react";
import styles from "./Properties.module.css";

/** A list of properties: fields of an object, parameters of a request. */
export default function Properties({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={styles.list}>{children}</dl>;
}
