import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { createElement, type ReactNode } from "react";
import { OldAnchors } from "../layout/page/OldAnchors";
import type { TabItemProps } from "./TabItem";
import styles from "./Tabs.module.css";

/** The label of a panel as its heading: links lead to it, and it shows where no tabs do. */
export function PanelLabel({
  id,
  level,
  aliases,
  children,
}: Pick<TabItemProps, "id" | "level" | "aliases" | "children">): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (id === undefined || level === undefined) return <p className={styles.label}>{children}</p>;
  collectAnchor(id);
  const places = <OldAnchors ids={aliases} of={id} />;
  return createElement(`h${level}`, { id, className: styles.label, "data-panel": "" }, places, children);
}
