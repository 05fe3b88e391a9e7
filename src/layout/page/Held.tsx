import { useState, type ReactNode } from "react";

/** What writers change is drawn anew on the same page. */
const HOLDS = process.env["NODE_ENV"] === "production";

interface Props {
  /** As long as this is the same, so is what is drawn. */
  readonly by: unknown;
  readonly children: ReactNode;
}

/**
 * Draws its children once for each value of `by`. While the next page is on its way, the router has every route drawn
 * again, and the text of a page is the largest part of it.
 */
export function Held({ by, children }: Props): ReactNode {
  const [held, hold] = useState({ by, children });
  if (!HOLDS) return children;
  if (held.by === by) return held.children;
  hold({ by, children });
  return children;
}
