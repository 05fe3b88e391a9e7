import type { ComponentType, ReactNode } from "react";
import styles from "./Diagram.module.css";
import { useEnlarged } from "./useEnlarged";

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
  const { button, dialog } = useEnlarged({ kind: "diagram", subject, caption, children });
  return (
    <figure className={styles.figure} data-mermaid={source}>
      {children}
      <figcaption className={styles.foot}>
        <span>{caption}</span>
        {button}
      </figcaption>
      {dialog}
    </figure>
  );
}

/** The first sentence without its period. */
function firstSentence(text: string): string {
  return text.split(/\.(?:\s|$)/)[0] ?? text;
}
