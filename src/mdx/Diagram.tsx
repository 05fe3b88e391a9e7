import { Maximize2 } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import styles from "./Diagram.module.css";
import { DiagramDialog } from "./DiagramDialog";
import { useNativeDialog } from "./useNativeDialog";

interface Props {
  /** File name in `diagrams/`, by which the build finds the drawing. */
  readonly name: string;
  readonly drawing: ComponentType;
  /** Says what the drawing shows; its first sentence names the drawing to screen readers. */
  readonly caption: string;
}

/** A drawing with its caption. It has a form for narrow columns, and opens large in a dialog. */
export default function Diagram({ drawing: Drawing, caption }: Props): ReactNode {
  const subject = firstSentence(caption);
  const { dialog, opener, isOpen, open, events } = useNativeDialog();
  return (
    <figure className={styles.figure}>
      <Drawing />
      <figcaption className={styles.foot}>
        <span>{caption}</span>
        <button
          ref={opener}
          type="button"
          className={styles.zoom}
          aria-haspopup="dialog"
          aria-label={`Enlarge diagram: ${subject}`}
          onClick={open}
        >
          <Maximize2 aria-hidden="true" />
        </button>
      </figcaption>
      <dialog ref={dialog} className={styles.dialog} aria-label={`Diagram: ${subject}`} {...events}>
        {isOpen && (
          <DiagramDialog subject={subject} caption={caption}>
            <Drawing />
          </DiagramDialog>
        )}
      </dialog>
    </figure>
  );
}

/** The first sentence without its period. */
function firstSentence(text: string): string {
  return text.split(/\.(?:\s|$)/)[0] ?? text;
}
