import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./Row.module.css";

interface Props {
  /** Stays in view while its neighbour scrolls by. */
  readonly sticky?: boolean;
  /** Requests and answers beside what describes them: sticky, long code scrolls, and search leaves it out. */
  readonly aside?: boolean;
  readonly children: ReactNode;
}

/** A column of a row. */
export default function Col({ sticky = false, aside = false, children }: Props): ReactNode {
  const look = clsx(styles.col, (sticky || aside) && styles.sticky, aside && styles.aside);
  return (
    <div className={look} data-search={aside ? "skip" : undefined}>
      {children}
    </div>
  );
}
