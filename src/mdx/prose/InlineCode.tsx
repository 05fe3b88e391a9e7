import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Prose.module.css";

/** Code in a line of prose. Fenced code never comes here: the build turns it into code blocks. */
export function InlineCode({ className, ...props }: ComponentProps<"code">): ReactNode {
  return <code {...props} className={clsx(styles.code, className)} />;
}
