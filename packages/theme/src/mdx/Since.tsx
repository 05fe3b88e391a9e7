import type { ReactNode } from "react";
import styles from "./Since.module.css";

interface Props {
  /** Release that introduced the content, without `v`; one of `src/facts/releases.yaml`. */
  readonly release: string;
  /** True if it is a block and not inline; the build sets it. */
  readonly block?: boolean;
  readonly children?: ReactNode;
}

/**
 * Content about a feature of a certain release. It is marked for readers who have set an older release
 * (`packages/theme/src/reference/showValues.ts`). Without children it marks the line, list item or table row around it.
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
