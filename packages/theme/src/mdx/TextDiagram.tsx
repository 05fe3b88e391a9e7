import clsx from "clsx";
import { type ReactNode, useId, useMemo } from "react";
import { type Drawn, type DrawnForm, ID_MARK } from "docusaurus-waymark-core/lib/drawn";
import palette from "../drawing/palette.module.css";
import { DiagramFigure } from "./Diagram";
import styles from "./TextDiagram.module.css";

interface Props {
  /** Mermaid source of the diagram, for the Markdown twin of the page. */
  readonly source: string;
  readonly caption: string;
  /** The drawing that the build made: a `Drawn` as JSON. */
  readonly drawn: string;
}

/** The diagram of a fence ` ```mermaid `, as a figure like all other drawings. */
export default function TextDiagram({ source, caption, drawn }: Props): ReactNode {
  const drawing = useMemo(() => JSON.parse(drawn) as Drawn, [drawn]);
  return (
    <DiagramFigure caption={caption} source={source}>
      <DrawnDiagram {...drawing} />
    </DiagramFigure>
  );
}

/** Title and description are in the page once, and both forms refer to them. CSS shows the form that fits. */
function DrawnDiagram({ title, desc, wide, narrow }: Drawn): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.frame, narrow && styles.two)}>
      <Form {...wide} id={id} className={styles.wide}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{desc}</desc>
      </Form>
      {narrow && <Form {...narrow} id={id} className={styles.narrow} />}
    </div>
  );
}

interface FormProps extends DrawnForm {
  readonly id: string;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

function Form({ width, height, markup, id, className, children }: FormProps): ReactNode {
  const ids = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      className={clsx(palette.canvas, styles.drawn, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {children}
      <g dangerouslySetInnerHTML={{ __html: markup.replaceAll(ID_MARK, ids) }} />
    </svg>
  );
}
