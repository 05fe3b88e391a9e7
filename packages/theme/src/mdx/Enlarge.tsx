import { translate } from "@docusaurus/Translate";
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

/** Labels of the button, the dialog and its content. */
interface Texts {
  readonly enlarge: string;
  readonly dialog: string;
  readonly large: string;
}

const TEXTS: Readonly<Record<Props["kind"], (subject: string) => Texts>> = {
  diagram: (subject) => ({
    enlarge: translate({ id: "enlarge.enlargeDiagram", message: "Enlarge diagram: {subject}" }, { subject }),
    dialog: translate({ id: "enlarge.diagram", message: "Diagram: {subject}" }, { subject }),
    large: translate({ id: "enlarge.largeDiagram", message: "Large diagram: {subject}" }, { subject }),
  }),
  picture: (subject) => ({
    enlarge: translate({ id: "enlarge.enlargePicture", message: "Enlarge picture: {subject}" }, { subject }),
    dialog: translate({ id: "enlarge.picture", message: "Picture: {subject}" }, { subject }),
    large: translate({ id: "enlarge.largePicture", message: "Large picture: {subject}" }, { subject }),
  }),
};

/** A button that shows a diagram or a picture in a full-screen dialog; hidden without scripts. */
export function Enlarge({ kind, subject, caption, children }: Props): ReactNode {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const texts = TEXTS[kind](subject);
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
        label={texts.enlarge}
        onClick={() => setOpen(true)}
      >
        <Maximize2 aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Dialog
          className={styles.dialog}
          aria-label={texts.dialog}
          head={<p className={styles.caption}>{caption}</p>}
          onClose={close}
        >
          <div className={styles.large} tabIndex={0} role="region" aria-label={texts.large}>
            {children}
          </div>
        </Dialog>
      )}
    </>
  );
}
