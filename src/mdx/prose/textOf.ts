import { Children, isValidElement, type ReactNode } from "react";

/** The text in a piece of content, as a reader sees it. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (typeof part === "string" || typeof part === "number") return String(part);
      return isValidElement<{ readonly children?: ReactNode }>(part) ? textOf(part.props.children) : "";
    })
    .join("");
}
