import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { Dialog } from "../ui/Dialog";
import styles from "./Sheet.module.css";

interface Props {
  readonly title: ReactNode;
  /** Purpose of the dialog; its accessible description. */
  readonly intro: ReactNode;
  readonly className?: string | undefined;
  /** Called when the dialog has closed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a title, an introduction and scrolling content. */
export function Sheet({ title, intro, className, onClose, children }: Props): ReactNode {
  const id = useId();
  return (
    <Dialog
      className={clsx(styles.sheet, className)}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}i`}
      head={
        <h2 id={`${id}t`} className={styles.title}>
          {title}
        </h2>
      }
      onClose={onClose}
    >
      <div className={styles.content}>
        <div id={`${id}i`}>{intro}</div>
        {children}
      </div>
    </Dialog>
  );
}
