import { translate } from "@docusaurus/Translate";
import { useId, type ReactNode } from "react";
import { HANDBOOK, type HandbookGroup } from "../product/handbook";
import { useSitePath } from "docusaurus-waymark-core/sections/useSitePath";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";
import styles from "./HandbookIndex.module.css";

/** The menu of the writers' handbook, whose pages are not in the sidebar. */
export default function HandbookIndex(): ReactNode {
  return (
    <nav aria-label={translate({ id: "page.handbook", message: "Handbook" })} className={styles.index}>
      {HANDBOOK.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </nav>
  );
}

function Group({ group }: { readonly group: HandbookGroup }): ReactNode {
  const here = useSitePath();
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {group.title}
      </p>
      <ul aria-labelledby={id} className={styles.pages}>
        {group.pages.map(({ route, title }) => (
          <li key={route}>
            <SiteLink to={route} aria-current={route === here ? "page" : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
