import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ComponentProps, ReactNode } from "react";

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
