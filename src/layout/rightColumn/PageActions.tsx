import { FileText, Link2, SquarePen } from "lucide-react";
import type { ReactNode } from "react";
import { sourceUrl } from "../../sections";
import { useProduct } from "../../sections/useProduct";
import { useSection } from "../../sections/useSection";
import { useSitePath } from "../../sections/useSitePath";
import { useTwinAddress } from "../../sections/useTwinAddress";
import styles from "./PageActions.module.css";

/** Copy link, Copy page as Markdown, and Edit on Github. */
export function PageActions(): ReactNode {
  const { links } = useProduct();
  const path = useSitePath();
  const section = useSection();
  const twin = useTwinAddress();
  return (
    <ul className={styles.actions}>
      <li className="needs-script">
        <button type="button" className={styles.action} data-act="copy-link">
          <Link2 aria-hidden="true" />
          Copy link
        </button>
      </li>
      <li className="needs-script">
        <button type="button" className={styles.action} data-act="copy-page" data-twin={twin}>
          <FileText aria-hidden="true" />
          Copy page as Markdown
        </button>
      </li>
      <li>
        <a className={styles.action} href={sourceUrl(path, section.id, links.docsRepository)}>
          <SquarePen aria-hidden="true" />
          Edit on Github
        </a>
      </li>
    </ul>
  );
}
