import { translate } from "@docusaurus/Translate";
import { useId, type ReactNode } from "react";
import styles from "./Responses.module.css";

/** The responses of an operation, by status. */
export default function Responses({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.title} data-search="skip">
        {translate({ id: "reference.responses", message: "Responses" })}
      </p>
      <dl className={styles.list} aria-labelledby={id}>
        {children}
      </dl>
    </>
  );
}
