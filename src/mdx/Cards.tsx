import type { ReactNode } from "react";
import styles from "./Cards.module.css";

/** A grid of cards, as many in a row as fit. */
export default function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
