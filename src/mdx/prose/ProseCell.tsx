import type { ComponentProps, ReactNode } from "react";

type Cell = ComponentProps<"td"> & { readonly as: "td" | "th" };

/** A cell whose alignment, which Markdown gives as an inline style, becomes an attribute for the style sheet. */
export function ProseCell({ as: As, style, ...props }: Cell): ReactNode {
  return <As {...props} data-align={style?.textAlign} />;
}
