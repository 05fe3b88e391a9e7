import clsx from "clsx";
import { Maximize2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Dialog } from "../ui/Dialog";
import { IconButton } from "../ui/IconButton";
import styles from "./Enlarge.module.css";

interface Props {
  readonly kind: "diagram" | "picture";
  /** Name of the content, for the labels of the controls. */
  readonly subject: string;
  /** Text at the top of the dialog. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A button that shows a diagram or a picture in a full-screen dialog; hidden without scripts. */
export function Enlarge({ kind, subject, caption, children }: Props): ReactNode {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={opener}
        className={clsx(styles.button, "needs-script")}
        aria-haspopup="dialog"
        label={`Enlarge ${kind}: ${subject}`}
        onClick={() => setOpen(true)}
      >
        <Maximize2 aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Dialog
          className={styles.dialog}
          aria-label={`${kind === "diagram" ? "Diagram" : "Picture"}: ${subject}`}
          head={<p className={styles.caption}>{caption}</p>}
          onClose={close}
        >
          <div className={styles.large} tabIndex={0} role="region" aria-label={`Large ${kind}: ${subject}`}>
            {children}
          </div>
        </Dialog>
      )}
    </>
  );
}
