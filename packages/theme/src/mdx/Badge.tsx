import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { Hint } from "./Hint";

interface Props {
  readonly status?: "info" | "warning" | "error" | "cloud-only" | "experimental";
  /** A sentence shown as a tooltip. */
  readonly hover?: string;
  readonly children: ReactNode;
}

/** A label next to a heading or a word. */
export default function Badge({ status = "info", hover, children }: Props): ReactNode {
  const look = clsx(styles.badge, styles[status]);
  return hover === undefined ? (
    <span className={look} data-since={sinceIn(children)}>
      {children}
    </span>
  ) : (
    <Hint className={look} text={hover}>
      {children}
    </Hint>
  );
}

/** The release of a badge with the text `Since 0.70.5`, for readers who have set an older release. */
function sinceIn(children: ReactNode): string | undefined {
  return typeof children === "string" ? /^Since (\d+\.\d+\.\d+)$/.exec(children)?.[1] : undefined;
}
