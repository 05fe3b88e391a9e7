import clsx from "clsx";
import { memo, useState, type ReactNode } from "react";
import { MethodTag } from "../../ui/MethodTag";
import { PageLink, SiteLink } from "../../ui/SiteLink";
import { useMenuPath } from "./MenuPath";
import styles from "./NavRow.module.css";
import type { NavPage } from "./tree";

/** A page of the menu; the headings of an API resource page follow it as in-page links. */
export function NavPageItem({ page }: { readonly page: NavPage }): ReactNode {
  return <PageRow page={page} active={useMenuPath() === page.href} />;
}

interface RowProps {
  readonly page: NavPage;
  readonly active: boolean;
}

/**
 * Rendered again only when the page becomes the current one, or ceases to be. What it lists then stays listed, as groups
 * stay open: no row moves under the pointer.
 */
const PageRow = memo(function PageRow({ page, active }: RowProps): ReactNode {
  const [isListed, setListed] = useState(active);
  if (active && !isListed) setListed(true);
  return (
    <>
      <PageLink
        className={clsx(styles.row)}
        href={page.address}
        {...(active && { "aria-current": "page" as const })}
      >
        <span className={styles.label}>{page.label}</span>
        {page.deprecated && <span className={styles.note}>deprecated</span>}
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
          <SiteLink className={clsx(styles.heading)} to={`${page.href}#${id}`}>
            {tag !== undefined && <MethodTag method={tag} />}
            <span className={styles.label}>{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
