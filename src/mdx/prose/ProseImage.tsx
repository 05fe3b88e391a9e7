import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Prose.module.css";

/** A picture that loads when it is about to be seen. The build adds its size, so nothing moves. */
export function ProseImage({ className, alt = "", ...props }: ComponentProps<"img">): ReactNode {
  return (
    <img loading="lazy" decoding="async" {...props} alt={alt} className={clsx(styles.image, className)} />
  );
}
