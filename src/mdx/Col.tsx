import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./Row.module.css";

interface Props {
  /** Stays in view while its neighbour scrolls by. */
  readonly sticky?: boolean;
  readonly children: ReactNode;
}

/** A column of a row. */
export default function Col({ sticky = false, children }: Props): ReactNode {
  return <div className={clsx(styles.col, sticky && styles.sticky)}>{children}</div>;
}
