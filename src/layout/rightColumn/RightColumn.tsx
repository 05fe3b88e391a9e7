import type { ReactNode } from "react";
import { PageActions } from "./PageActions";
import styles from "./RightColumn.module.css";
import { TocList } from "./TocList";
import type { TocItem } from "./tocTree";

/** From 1280 px the column beside a page: page actions and contents. Below, the actions are a row at the page's foot. */
export function RightColumn({ toc }: { readonly toc: readonly TocItem[] }): ReactNode {
  return (
    <aside className={styles.column} aria-label={LABEL}>
      <PageActions />
      <div className={styles.contents}>
        <TocList toc={toc} />
      </div>
    </aside>
  );
}

/** The page actions of a page without a right column: a row at its foot. */
export function PageTools(): ReactNode {
  return (
    <aside aria-label={LABEL}>
      <PageActions />
    </aside>
  );
}

const LABEL = "Page tools";
