import { translate } from "@docusaurus/Translate";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { FileText, Link2, SquarePen } from "lucide-react";
import type { ReactNode } from "react";
import { ReaderValuesButton } from "../../reference/ReaderValuesButton";
import { useUsedValues } from "../../reference/useUsedValues";
import { useTwinAddress } from "../../sections/useTwinAddress";
import styles from "./PageActions.module.css";

/** Copy link, Copy page as Markdown, Edit on Github, and the values of the page. */
export function PageActions(): ReactNode {
  const { editUrl } = useDoc().metadata;
  const twin = useTwinAddress();
  const uses = useUsedValues();
  return (
    <ul className={styles.actions}>
      <li className="needs-script">
        <button type="button" className={styles.action} data-act="copy-link">
          <Link2 aria-hidden="true" />
          {translate({ id: "pageTools.copyLink", message: "Copy link" })}
        </button>
      </li>
      <li className="needs-script">
        <button type="button" className={styles.action} data-act="copy-page" data-twin={twin}>
          <FileText aria-hidden="true" />
          {translate({ id: "pageTools.copyPageAsMarkdown", message: "Copy page as Markdown" })}
        </button>
      </li>
      <li>
        <a className={styles.action} href={editUrl ?? undefined}>
          <SquarePen aria-hidden="true" />
          {translate({ id: "pageTools.editOnGithub", message: "Edit on Github" })}
        </a>
      </li>
      {uses && (
        <li data-values="">
          <ReaderValuesButton uses={uses} />
        </li>
      )}
    </ul>
  );
}
