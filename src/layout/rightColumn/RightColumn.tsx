import type { ReactNode } from "react";
import { PageActions } from "./PageActions";
import styles from "./RightColumn.module.css";
import { TocList } from "./TocList";
import type { TocItem } from "./tocTree";

/** The column beside a page from 1280 px: page actions and the table of contents (SPEC section 2). */
export function RightColumn({ toc }: { readonly toc: readonly TocItem[] }): ReactNode {
  return (
    <aside className={styles.column} aria-label="Page tools">
      <PageActions />
      <TocList toc={toc} />
    </aside>
  );
}
