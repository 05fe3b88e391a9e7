import type { ReactNode } from "react";
import styles from "./Cards.module.css";

/** A grid of cards, as many in a row as fit. Search leaves it out: it would find the tile before the page itself. */
export default function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ul className={styles.cards} data-search="skip">
      {children}
    </ul>
  );
}
