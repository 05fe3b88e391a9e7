import { translate } from "@docusaurus/Translate";
import { memo, useState, type ReactNode } from "react";
import { MethodTag } from "../../ui/MethodTag";
import { PageLink, SiteLink } from "../../ui/SiteLink";
import { useMenuPath } from "./MenuPath";
import styles from "./NavList.module.css";
import type { NavPage } from "./tree";

/** A page of the menu. On API resource pages, links to the headings of the page follow. */
export function NavPageItem({ page }: { readonly page: NavPage }): ReactNode {
  return <PageRow page={page} active={useMenuPath() === page.href} />;
}

interface RowProps {
  readonly page: NavPage;
  readonly active: boolean;
}

/**
 * Memoized, so that it renders again only when `active` changes. Headings that were listed once stay listed, as groups stay
 * open: no row moves while the pointer is over the menu.
 */
const PageRow = memo(function PageRow({ page, active }: RowProps): ReactNode {
  const [isListed, setListed] = useState(active);
  if (active && !isListed) setListed(true);
  return (
    <>
      <PageLink href={page.address} {...(active && { "aria-current": "page" as const })}>
        {page.label}
        {page.deprecated && (
          <span className={styles.note}>{translate({ id: "menu.deprecated", message: "deprecated" })}</span>
        )}
      </PageLink>
      {isListed && page.headings.length > 0 && <Headings page={page} />}
    </>
  );
});

function Headings({ page }: { readonly page: NavPage }): ReactNode {
  return (
    <ul className={styles.headings}>
      {page.headings.map(({ id, title, tag }) => (
        <li key={id}>
          <SiteLink to={`${page.href}#${id}`}>
            {tag !== undefined && <MethodTag method={tag} />}
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
