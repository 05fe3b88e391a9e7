import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { PageActions } from "./PageActions";
import styles from "./RightColumn.module.css";

/** Page actions and contents: a column from 1280 px. On narrower screens the actions are a row below the page. */
export function RightColumn({ contents }: { readonly contents: ReactNode }): ReactNode {
  return (
    <aside className={styles.column} aria-label={LABEL} data-page-tools="">
      <PageActions />
      <div className={styles.contents}>{contents}</div>
    </aside>
  );
}

/** The page actions of a page without a right column: a row below its title, or below a page that shows no title. */
export function PageTools(): ReactNode {
  return (
    <aside aria-label={LABEL} data-page-tools="" data-search="skip" data-markdown-ignore="">
      <PageActions />
    </aside>
  );
}

const LABEL = translate({ id: "pageTools.pageTools", message: "Page tools" });
