import clsx from "clsx";
import { useRef, type ReactNode } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { CodeBar, hasBar } from "./CodeBar";
import type { CodeProps } from "./panels";
import styles from "./Code.module.css";

/** The code that the reader sees: a block's own, or that of the panel that is not hidden. */
const VISIBLE_CODE = ":not([hidden]) > pre > code";

interface Props extends Pick<CodeProps, "title" | "tag" | "label"> {
  /** The content starts with a row of tabs. */
  readonly tabbed?: boolean;
  readonly children: ReactNode;
}

/** The box around code: a bar only where there is something to say, and the copy button in its upper corner. */
export function CodeFrame({ tabbed = false, children, ...bar }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const headed = hasBar(bar);
  return (
    <div ref={frame} className={styles.frame} data-code-group={tabbed ? "" : undefined}>
      {headed && (
        <div className={styles.bar} data-code-bar="">
          <CodeBar {...bar} />
        </div>
      )}
      {children}
      <CopyButton
        className={clsx(styles.copy, !headed && !tabbed && styles.onCode)}
        target={() => frame.current?.querySelector(VISIBLE_CODE)}
      />
    </div>
  );
}
