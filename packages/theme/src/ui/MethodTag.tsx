import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./MethodTag.module.css";

/** An HTTP method as a small colored label. */
export function MethodTag({ method }: { readonly method: string }): ReactNode {
  return (
    <span translate="no" className={clsx(styles.tag, styles[method.toLowerCase()])}>
      {method}
    </span>
  );
}
