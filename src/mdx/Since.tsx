import type { ReactNode } from "react";
import styles from "./Since.module.css";

interface Props {
  /** The release that brought what is inside, without `v`: one of `src/facts/releases.ts`. */
  readonly release: string;
  /** It is a block of the page, not a part of a line; the build sets it. */
  readonly block?: boolean;
  readonly children?: ReactNode;
}

/**
 * Text about something that came with a release. It shows as any other, until a reader says that they run an older one
 * (`src/reference/showValues.ts`). Without text it marks the line, the item or the row that it stands in.
 */
export default function Since({ release, block = false, children }: Props): ReactNode {
  const Element = block ? "div" : "span";
  const isAlone = block || children === undefined;
  return (
    <Element className={isAlone ? styles.alone : undefined} data-since={release}>
      {children}
    </Element>
  );
}
