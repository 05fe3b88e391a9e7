import type { ComponentType, ReactNode } from "react";
import styles from "./Diagram.module.css";
import { Enlarge } from "./Enlarge";

interface Props {
  /** File name in the folder of drawings; the build imports the file as `drawing`. */
  readonly name: string;
  readonly drawing: ComponentType;
  /** Describes the drawing; its first sentence is the accessible name. */
  readonly caption: string;
}

/** A drawing of the site with its caption. */
export default function Diagram({ drawing: Drawing, caption }: Props): ReactNode {
  return (
    <DiagramFigure caption={caption}>
      <Drawing />
    </DiagramFigure>
  );
}

interface FigureProps {
  readonly caption: string;
  /** Mermaid source of the drawing, for the Markdown twin of the page. */
  readonly source?: string;
  readonly children: ReactNode;
}

/** A drawing with its caption, and a button that enlarges it in a dialog. */
export function DiagramFigure({ caption, source, children }: FigureProps): ReactNode {
  return (
    <figure className={styles.figure} data-mermaid={source}>
      {children}
      <figcaption className={styles.foot}>
        <span>{caption}</span>
        <Enlarge kind="diagram" subject={firstSentence(caption)} caption={caption}>
          {children}
        </Enlarge>
      </figcaption>
    </figure>
  );
}

/** The first sentence without its period. */
function firstSentence(text: string): string {
  return text.split(/\.(?:\s|$)/)[0] ?? text;
}
