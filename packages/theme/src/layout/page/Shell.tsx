import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";
import { SideNav } from "../sideNav/SideNav";
import styles from "./Shell.module.css";

interface Props {
  readonly items: readonly PropSidebarItem[];
  /** True while the error file is hydrated. */
  readonly inErrorFile?: boolean;
  readonly children: ReactNode;
}

/** The section’s menu and, next to or under it, the page. */
export function Shell({ items, inErrorFile = false, children }: Props): ReactNode {
  return (
    <>
      <SideNav items={items} inErrorFile={inErrorFile} />
      <div className={styles.content}>{children}</div>
    </>
  );
}
