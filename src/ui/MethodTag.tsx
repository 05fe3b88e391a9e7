import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./MethodTag.module.css";

/** HTTP method as a small pill: told apart by its word first, by colour second. */
export function MethodTag({ method }: { readonly method: string }): ReactNode {
  return <span className={clsx(styles.tag, styles[method.toLowerCase()])}>{method}</span>;
}
