import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./Row.module.css";

interface Props {
  /** Stays in view while the other column scrolls. */
  readonly sticky?: boolean;
  /** For requests and responses next to their description: sticky, with scrolling code, and omitted from search. */
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
