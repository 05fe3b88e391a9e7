import { type ReactNode, useMemo } from "react";

import { DrawnCanvas } from "../diagrams/kit/drawn";
import type { Drawn } from "../lib/drawn";
import { DiagramFigure } from "./Diagram";

interface Props {
  /** The text of the diagram, which the Markdown of the page shows. */
  readonly source: string;
  readonly caption: string;
  /** Its forms as the build placed them: a `Drawn` as JSON. */
  readonly drawn: string;
}

/** What a fence ` ```mermaid ` becomes: a figure like those of all other drawings. */
export default function TextDiagram({ source, caption, drawn }: Props): ReactNode {
  const drawing = useMemo(() => JSON.parse(drawn) as Drawn, [drawn]);
  return (
    <DiagramFigure caption={caption} source={source}>
      <DrawnCanvas {...drawing} />
    </DiagramFigure>
  );
}
