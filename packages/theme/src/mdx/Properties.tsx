import { useId, type ReactNode } from "react";
import styles from "./Properties.module.css";

interface Props {
  /** Heading of the list, for example `Path parameters`. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A list of properties: fields of an object or parameters of a request. */
export default function Properties({ title, children }: Props): ReactNode {
  const id = useId();
  if (title === undefined) return <dl className={styles.list}>{children}</dl>;
  return (
    <>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <dl className={styles.list} aria-labelledby={id}>
        {children}
      </dl>
    </>
  );
}
