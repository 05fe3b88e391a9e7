import { type ReactNode, useMemo } from "react";
import { DrawnCanvas } from "../diagrams/kit/drawnCanvas";
import type { Drawn } from "../lib/drawn";
import { DiagramFigure } from "./Diagram";

interface Props {
  /** Mermaid source of the diagram, for the Markdown twin of the page. */
  readonly source: string;
  readonly caption: string;
  /** The layout that the build computed: a `Drawn` as JSON. */
  readonly drawn: string;
}

/** The diagram of a fence ` ```mermaid `, as a figure like all other drawings. */
export default function TextDiagram({ source, caption, drawn }: Props): ReactNode {
  const drawing = useMemo(() => JSON.parse(drawn) as Drawn, [drawn]);
  return (
    <DiagramFigure caption={caption} source={source}>
      <DrawnCanvas {...drawing} />
    </DiagramFigure>
  );
}
