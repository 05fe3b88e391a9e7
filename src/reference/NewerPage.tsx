import { useDoc } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import styles from "./ReaderLine.module.css";

/** A line at the top of a page about something newer than the reader's release; nobody else sees it. */
export function NewerPage(): ReactNode {
  const { since } = useDoc().frontMatter as { readonly since?: string };
  if (since === undefined) return null;
  return (
    <p className={styles.newer} data-since={since} data-search="skip">
      Everything on this page came with release {since}.
    </p>
  );
}
