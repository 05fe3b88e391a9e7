import { useDoc, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";
import { useCurrentPath } from "../sideNav/MenuPath";
import { neighborsOf } from "../sideNav/tree";
import { useNavTree } from "../sideNav/useNavTree";
import { Feedback } from "./Feedback";
import { Neighbors } from "./Neighbors";
import styles from "./PageFooter.module.css";

const NO_ITEMS: readonly PropSidebarItem[] = [];

/** The foot of a page: feedback question, previous and next page. A menu of links has neighbors too: unlisted pages are in no other menu. */
export function PageFooter(): ReactNode {
  const { metadata } = useDoc();
  const tree = useNavTree(useDocsSidebar()?.items ?? NO_ITEMS);
  const path = useCurrentPath();
  const { previous, next } = metadata.previous || metadata.next ? metadata : neighborsOf(tree, path);
  return (
    <footer className={styles.foot} data-search="skip">
      <Feedback />
      <Neighbors previous={previous} next={next} />
    </footer>
  );
}
