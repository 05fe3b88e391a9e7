import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { ReaderValuesButton } from "../../reference/ReaderValuesButton";
import { useUsedValues } from "../../reference/useUsedValues";
import { TocEntries } from "../rightColumn/TocList";
import { useTime } from "../rightColumn/PageActions";
import { tocTree, type TocItem } from "../rightColumn/tocTree";
import styles from "./PageBar.module.css";

/** Below the title if there is no right column (under 1280 px): the contents as a disclosure, the reader's values, and the time. */
export function PageBar({ toc }: { readonly toc: readonly TocItem[] }): ReactNode {
  const uses = useUsedValues();
  const entries = tocTree(toc);
  const time = useTime();
  if (entries.length === 0 && !uses && time === undefined) return null;
  return (
    <div className={styles.bar} data-page-tools="" data-search="skip" data-markdown-ignore="">
      {entries.length > 0 && (
        <details className={styles.contents}>
          <summary className={styles.summary}>
            {translate({ id: "pageTools.onThisPage", message: "On this page" })}
          </summary>
          <nav aria-label={translate({ id: "pageTools.onThisPage", message: "On this page" })}>
            <TocEntries entries={entries} />
          </nav>
        </details>
      )}
      {uses && <ReaderValuesButton uses={uses} />}
      {time !== undefined && <span className={styles.time}>{time}</span>}
    </div>
  );
}
