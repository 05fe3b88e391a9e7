import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Details.module.css";

/** A native disclosure, which opens without scripts and by find-in-page. */
export default function Details({ className, ...props }: ComponentProps<"details">): ReactNode {
  return <details {...props} className={clsx(styles.details, className)} />;
}
