import { useId, type ReactNode } from "react";
import styles from "./Responses.module.css";

/** Every answer that an operation gives, by status. */
export default function Responses({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.title} data-search="skip">
        Responses
      </p>
      <dl className={styles.list} aria-labelledby={id}>
        {children}
      </dl>
    </>
  );
}
