import clsx from "clsx";
import { type ReactNode, useId } from "react";

import styles from "./canvas.module.css";
import type { Item } from "./flow";
import { layout } from "./layout";
import { NARROW_WIDTH } from "./measure";
import { NarrowForm } from "./narrow";
import palette from "./palette.module.css";

interface CanvasProps {
  /** Accessible name. */
  readonly title: string;
  /** Accessible description: what the drawing shows. */
  readonly desc: string;
  /** Size of the wide form, in canvas units. */
  readonly height: number;
  readonly width?: number;
  /** The narrow form: its items from top to bottom (`flow.ts`), or a separate drawing. */
  readonly narrow: readonly Item[] | { readonly height: number; readonly content: ReactNode };
  /** Class that sets another width at which the forms switch. */
  readonly className?: string | undefined;
  /** Content of the wide form. */
  readonly children: ReactNode;
}

/**
 * A drawing in two forms, wide and narrow. CSS shows the one that fits the column. Title and description are in the page
 * once, and both forms refer to them.
 */
export function Canvas({ title, desc, height, width = 720, narrow, className, children }: CanvasProps) {
  const id = useId();
  const names = { role: "img", "aria-labelledby": `${id}t`, "aria-describedby": `${id}d` };
  const narrowForm = "content" in narrow ? narrow : narrowOf(narrow);
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
        viewBox={`0 0 ${NARROW_WIDTH} ${narrowForm.height}`}
        width={NARROW_WIDTH}
        height={narrowForm.height}
      >
        {narrowForm.content}
      </svg>
    </div>
  );
}

function narrowOf(items: readonly Item[]) {
  const placed = layout(items);
  return { height: placed.height, content: <NarrowForm {...placed} /> };
}
