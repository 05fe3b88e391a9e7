import clsx from "clsx";
import { type ReactNode, useId } from "react";

import styles from "./canvas.module.css";
import type { Item } from "./flow";
import { layout } from "./layout";
import { NARROW_WIDTH } from "./measure";
import { NarrowForm } from "./narrow";
import palette from "./palette.module.css";

interface CanvasProps {
  /** Names the drawing. */
  readonly title: string;
  /** Tells in words what the drawing shows. */
  readonly desc: string;
  /** Size of the wide form, in canvas units. */
  readonly height: number;
  readonly width?: number;
  /** The narrow form: its things from top to bottom, or a drawing of its own. */
  readonly narrow: readonly Item[] | { readonly height: number; readonly content: ReactNode };
  /** Sets another width at which the forms change. */
  readonly className?: string | undefined;
  /** The wide form. */
  readonly children: ReactNode;
}

/**
 * A drawing in two forms, of which the style sheet shows the one that fits its column. The title and the description
 * are in the page once; both forms refer to them.
 */
export function Canvas({ title, desc, height, width = 720, narrow, className, children }: CanvasProps) {
  const id = useId();
  const names = { role: "img", "aria-labelledby": `${id}t`, "aria-describedby": `${id}d` };
  const column = "content" in narrow ? narrow : columnOf(narrow);
  return (
    <div className={clsx(styles.frame, className)}>
      <svg
        {...names}
        className={clsx(palette.canvas, styles.wide)}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{desc}</desc>
        {children}
      </svg>
      <svg
        {...names}
        className={clsx(palette.canvas, styles.narrow)}
        viewBox={`0 0 ${NARROW_WIDTH} ${column.height}`}
        width={NARROW_WIDTH}
        height={column.height}
      >
        {column.content}
      </svg>
    </div>
  );
}

function columnOf(items: readonly Item[]) {
  const placed = layout(items);
  return { height: placed.height, content: <NarrowForm {...placed} /> };
}
