import clsx from "clsx";
import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../ui/IconButton";
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

/**
 * A modal dialog with a title and scrolling content, open as long as it is rendered. Escape, its close button and a click on
 * the backdrop close it. It is rendered at the end of `<body>`, so that the styles of prose do not apply.
 */
export function Sheet({ title, intro, className, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    // In strict mode, effects run twice in development.
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}i`}
      onClose={onClose}
      // The content covers the whole dialog, so a click on the element itself is on the backdrop.
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
