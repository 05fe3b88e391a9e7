import { useDoc } from "@docusaurus/plugin-content-docs/client";
import clsx from "clsx";
import type { ReactNode } from "react";
import { SITE_MAIN_ID } from "docusaurus-waymark-core/protocol/ids";
import { isReferencePage } from "docusaurus-waymark-core/sections";
import { useSection } from "docusaurus-waymark-core/sections/useSection";
import { PageTools, RightColumn } from "../rightColumn/RightColumn";
import styles from "./PageLayout.module.css";

interface Props {
  /** The article and its footer. */
  readonly children: ReactNode;
  /** The list of the right column. */
  readonly contents: ReactNode;
}

/**
 * Forms of a page: an article with a right column, a wide page with its tools below the title (API resources), and a wide page
 * that shows no title (home), with its tools at the end.
 */
export type PageForm = "article" | "wide" | "untitled";

/** The form of the current page. */
export function usePageForm(): PageForm {
  const { frontMatter, metadata } = useDoc();
  const { id: section } = useSection();
  const wide = isReferencePage(section, metadata.id) || frontMatter.hide_table_of_contents === true;
  if (!wide) return "article";
  return frontMatter.hide_title === true ? "untitled" : "wide";
}

/** Main column and right column of a page. */
export function PageLayout({ children, contents }: Props): ReactNode {
  const form = usePageForm();
  const wide = form !== "article";
  return (
    <div className={clsx(styles.page, wide && styles.wide)}>
      <main id={SITE_MAIN_ID} className={styles.main}>
        {children}
      </main>
      {form === "article" && <RightColumn contents={contents} />}
      {form === "untitled" && <PageTools />}
    </div>
  );
}
