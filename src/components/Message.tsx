import type { PropsWithChildren, ReactNode } from "react";
import type { Message as MessageFact } from "../facts/messages";
import styles from "./Message.module.css";

interface Props {
  /** How serious the product says that it is. */
  readonly severity: MessageFact["level"];
}

/**
 * One message with what it means and what to do; the build writes it for `<FactTable name="messages:client" />`. Its parts have
 * `data-part`.
 */
export default function Message({ severity, children }: PropsWithChildren<Props>): ReactNode {
  return (
    <section className={styles.message} data-severity={severity}>
      {children}
    </section>
  );
}
