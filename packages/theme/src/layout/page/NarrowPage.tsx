import type { ReactNode } from "react";
import { NEEDS_APPLICATION } from "docusaurus-waymark-core/protocol/attributes";
import { SITE_MAIN_ID } from "docusaurus-waymark-core/protocol/ids";
import styles from "./NarrowPage.module.css";

interface Props {
  readonly children: ReactNode;
}

/**
 * A page without an article and page tools, such as search. It is incomplete without the application, which is therefore
 * loaded without waiting for intent.
 */
export function NarrowPage({ children }: Props): ReactNode {
  return (
    <main id={SITE_MAIN_ID} className={styles.page} {...{ [NEEDS_APPLICATION]: "" }}>
      {children}
    </main>
  );
}
