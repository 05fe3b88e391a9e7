import clsx from "clsx";
import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../ui/IconButton";
import styles from "./Sheet.module.css";

interface Props {
  readonly title: ReactNode;
  /** What the dialog is for, in plain words; a screen reader says it when the dialog opens. */
  readonly intro: ReactNode;
  readonly className?: string | undefined;
  /** Called when the dialog has closed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog with a title and a scrolling content, open for as long as it is rendered: Escape, its button and a press
 * beside it close it. It stands at the end of the page, so that styles of running text do not reach it.
 */
export function Sheet({ title, intro, className, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    // In development effects run twice.
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}i`}
      onClose={onClose}
      // The content covers the whole dialog: a press on the element itself is one beside it.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.sheet}>
        <form method="dialog" className={styles.head}>
          <h2 id={`${id}t`}>{title}</h2>
          <IconButton type="submit" className={styles.close} label="Close">
            <X aria-hidden="true" />
          </IconButton>
        </form>
        <div className={styles.content}>
          <div id={`${id}i`}>{intro}</div>
          {children}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
