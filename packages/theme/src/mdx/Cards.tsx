import type { ReactNode } from "react";
import styles from "./Cards.module.css";

/** A grid of cards. It is omitted from search, where a card would rank above the page that it links to. */
export default function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ul className={styles.cards} data-search="skip">
      {children}
    </ul>
  );
}
