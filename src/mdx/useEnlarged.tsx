import clsx from "clsx";
import { Maximize2, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Diagram.module.css";
import { IconButton } from "../ui/IconButton";
import { useNativeDialog } from "../ui/useNativeDialog";

interface Options {
  readonly kind: "diagram" | "picture";
  /** Name of the content, for the labels of the controls. */
  readonly subject: string;
  /** Text at the top of the dialog. */
  readonly caption: string;
  readonly children: ReactNode;
}

interface Enlarged {
  /** The button that opens the dialog; hidden without scripts. */
  readonly button: ReactNode;
  readonly dialog: ReactNode;
}

/** A button and a dialog that show a diagram or a picture in full-screen size. */
export function useEnlarged({ kind, subject, caption, children }: Options): Enlarged {
  const { dialog, opener, isOpen, open, events } = useNativeDialog();
  return {
    button: (
      <IconButton
        ref={opener}
        className={clsx(styles.control, "needs-script")}
        aria-haspopup="dialog"
        label={`Enlarge ${kind}: ${subject}`}
        onClick={open}
      >
        <Maximize2 aria-hidden="true" />
      </IconButton>
    ),
    dialog: (
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={`${kind === "diagram" ? "Diagram" : "Picture"}: ${subject}`}
        {...events}
      >
        {isOpen && (
          <div className={styles.sheet}>
            <form method="dialog" className={styles.head}>
              <p className={styles.subject}>{caption}</p>
              <IconButton type="submit" className={styles.control} label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </form>
            <div className={styles.large} tabIndex={0} role="region" aria-label={`Large ${kind}: ${subject}`}>
              {children}
            </div>
          </div>
        )}
      </dialog>
    ),
  };
}
