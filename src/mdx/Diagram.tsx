import clsx from "clsx";
import { Maximize2 } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import styles from "./Diagram.module.css";
import { DiagramDialog } from "./DiagramDialog";
import { useNativeDialog } from "../ui/useNativeDialog";

interface Props {
  /** File name in `diagrams/`, by which the build finds the drawing. */
  readonly name: string;
  readonly drawing: ComponentType;
  /** Says what the drawing shows; its first sentence names the drawing to screen readers. */
  readonly caption: string;
}

/** A drawing of `src/diagrams` by its name. */
export default function Diagram({ drawing: Drawing, caption }: Props): ReactNode {
  return (
    <DiagramFigure caption={caption}>
      <Drawing />
    </DiagramFigure>
  );
}

interface FigureProps {
  readonly caption: string;
  /** The text that the drawing is made of, for the Markdown of the page. */
  readonly source?: string;
  readonly children: ReactNode;
}

/** A drawing with its caption. It has a form for narrow columns, and opens large in a dialog. */
export function DiagramFigure({ caption, source, children }: FigureProps): ReactNode {
  const subject = firstSentence(caption);
  const { dialog, opener, isOpen, open, events } = useNativeDialog();
  return (
    <figure className={styles.figure} data-mermaid={source}>
      {children}
      <figcaption className={styles.foot}>
        <span>{caption}</span>
        <button
          ref={opener}
          type="button"
          className={clsx(styles.zoom, "needs-script")}
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
            {children}
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
