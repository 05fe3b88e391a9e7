import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import { X } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./IconButton";
import styles from "./Dialog.module.css";

interface Props extends Omit<ComponentProps<"dialog">, "ref" | "open" | "onClick"> {
  /** Text at the top, next to the close button. */
  readonly head: ReactNode;
  /** Called when the dialog has closed. */
  readonly onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. Escape, its close button and a click on the backdrop close it. It is
 * rendered at the end of `<body>`, so that the styles of prose do not apply.
 */
export function Dialog({ head, className, children, ...props }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // In strict mode, effects run twice in development.
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return createPortal(
    <dialog
      {...props}
      ref={dialog}
      className={clsx(styles.dialog, className)}
      // The content covers the whole dialog, so a click on the element itself is on the backdrop.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.content}>
        <form method="dialog" className={styles.head}>
          {head}
          <IconButton
            type="submit"
            className={styles.close}
            label={translate({ id: "dialog.close", message: "Close" })}
          >
            <X aria-hidden="true" />
          </IconButton>
        </form>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
