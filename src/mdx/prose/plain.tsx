/** Markdown elements that only get additional classes and attributes. */
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Prose.module.css";

/** Inline code. Fenced code is not rendered by this: the build turns it into code blocks. */
export function InlineCode({ className, ...props }: ComponentProps<"code">): ReactNode {
  return <code {...props} className={clsx(styles.code, className)} />;
}

/** An image that loads lazily. The build adds its size, so that the layout does not shift. */
export function ProseImage({ className, alt = "", ...props }: ComponentProps<"img">): ReactNode {
  return (
    <img loading="lazy" decoding="async" {...props} alt={alt} className={clsx(styles.image, className)} />
  );
}

/** A list item. A footnote's item has an id, to which the text links. */
export function ProseItem(props: ComponentProps<"li">): ReactNode {
  useLinkTarget(props.id);
  return <li {...props} />;
}

/** Registers an id with Docusaurus' check of broken links, so that links may lead to it. */
export function useLinkTarget(id: string | undefined): void {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
}

type Cell = ComponentProps<"td"> & { readonly as: "td" | "th" };

/**
 * A table cell. Its alignment, an inline style in Markdown, becomes an attribute for the style sheet. A cell with an id can be
 * the target of links.
 */
export function ProseCell({ as: As, style, ...props }: Cell): ReactNode {
  useLinkTarget(props.id);
  const mark = typeof props.children === "string" ? MARKS[props.children] : undefined;
  return (
    <As {...props} data-align={style?.textAlign} data-mark={mark}>
      {mark === undefined ? props.children : <span className="visually-hidden">{props.children}</span>}
    </As>
  );
}

/** Cells that are shown as a mark, by their whole text. */
const MARKS: Readonly<Record<string, string>> = { Yes: "yes", No: "no" };
