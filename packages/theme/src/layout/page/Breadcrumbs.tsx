import { translate } from "@docusaurus/Translate";
import { useDoc, useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./Breadcrumbs.module.css";

/** The menu groups around the page, above its title, without one that has the same name; nothing for a page outside groups. */
export function Breadcrumbs(): ReactNode {
  const { title } = useDoc().metadata;
  const groups = (useSidebarBreadcrumbs() ?? []).filter(
    ({ type, label }) => type === "category" && label !== title,
  );
  if (groups.length === 0) return null;
  return (
    <nav
      className={styles.breadcrumbs}
      aria-label={translate({ id: "page.breadcrumbs", message: "Breadcrumbs" })}
    >
      <ol>
        {groups.map(({ label, href }) => (
          <li key={label}>{href === undefined ? label : <SiteLink to={href}>{label}</SiteLink>}</li>
        ))}
      </ol>
    </nav>
  );
}
