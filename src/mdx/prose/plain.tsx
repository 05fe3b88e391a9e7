/** Elements of prose that differ from those of Markdown by their classes and attributes alone. */
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Prose.module.css";

/** Code in a line of prose. Fenced code never comes here: the build turns it into code blocks. */
export function InlineCode({ className, ...props }: ComponentProps<"code">): ReactNode {
  return <code {...props} className={clsx(styles.code, className)} />;
}

/** A picture that loads when it is about to be seen. The build adds its size, so nothing moves. */
export function ProseImage({ className, alt = "", ...props }: ComponentProps<"img">): ReactNode {
  return (
    <img loading="lazy" decoding="async" {...props} alt={alt} className={clsx(styles.image, className)} />
  );
}

type Cell = ComponentProps<"td"> & { readonly as: "td" | "th" };

/**
 * A cell whose alignment, which Markdown gives as an inline style, becomes an attribute for the style sheet. Links may lead
 * to a cell with an id.
 */
export function ProseCell({ as: As, style, ...props }: Cell): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (props.id !== undefined) collectAnchor(props.id);
  return <As {...props} data-align={style?.textAlign} />;
}
