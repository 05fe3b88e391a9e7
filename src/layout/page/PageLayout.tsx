import { useDoc } from "@docusaurus/plugin-content-docs/client";
import clsx from "clsx";
import type { ReactNode } from "react";
import { SITE_MAIN_ID } from "../../lib/early";
import { isResourcePage } from "../../sections";
import { useSitePath } from "../../sections/useSitePath";
import { PageTools, RightColumn } from "../rightColumn/RightColumn";
import styles from "./PageLayout.module.css";

interface Props {
  /** The article and its footer. */
  readonly children: ReactNode;
}

/** Main column and right column of a page. Wide pages (home, API resources) have the page tools below the article. */
export function PageLayout({ children }: Props): ReactNode {
  const { frontMatter, toc } = useDoc();
  const wide = isResourcePage(useSitePath()) || frontMatter.hide_table_of_contents === true;
  return (
    <div className={clsx(styles.page, wide && styles.wide)}>
      <main id={SITE_MAIN_ID} className={styles.main}>
        {children}
      </main>
      {wide ? <PageTools /> : <RightColumn toc={toc} />}
    </div>
  );
}
