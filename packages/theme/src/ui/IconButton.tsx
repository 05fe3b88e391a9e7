import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { Action } from "docusaurus-waymark-core/protocol/attributes";
import styles from "./IconButton.module.css";

interface Props extends ComponentProps<"button"> {
  /** Accessible name; also the tooltip. */
  readonly label: string;
  readonly "data-act"?: Action;
}

/** A square button with an icon and an accessible name. */
export function IconButton({ label, className, children, ...props }: Props): ReactNode {
  return (
    <button
      type="button"
      {...props}
      className={clsx(styles.button, className)}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
