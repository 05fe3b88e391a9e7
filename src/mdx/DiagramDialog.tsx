import { X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Diagram.module.css";

interface Props {
  readonly subject: string;
  readonly caption: string;
  readonly children: ReactNode;
}

/** Inside of the dialog: the drawing as large as the screen, with a way out that needs no script. */
export function DiagramDialog({ subject, caption, children }: Props): ReactNode {
  return (
    <div className={styles.sheet}>
      <form method="dialog" className={styles.head}>
        <p className={styles.subject}>{caption}</p>
        <button className={styles.close} aria-label="Close">
          <X aria-hidden="true" />
        </button>
      </form>
      <div className={styles.large} tabIndex={0} role="region" aria-label={`Large drawing: ${subject}`}>
        {children}
      </div>
    </div>
  );
}
