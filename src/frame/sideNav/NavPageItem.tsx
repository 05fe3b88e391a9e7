import clsx from "clsx";
import { memo, type ReactNode } from "react";
import { MethodTag } from "../../ui/MethodTag";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./NavRow.module.css";
import type { NavPage } from "./tree";
import { useNavPath } from "./useNavPath";

/** A page of the menu; on an API resource page its operations follow as in-page links (SPEC section 2). */
export function NavPageItem({ page }: { readonly page: NavPage }): ReactNode {
  return <PageRow page={page} active={useNavPath() === page.href} />;
}

interface RowProps {
  readonly page: NavPage;
  readonly active: boolean;
}

/** Drawn anew only when the page becomes the one at hand, or ceases to be. */
const PageRow = memo(function PageRow({ page, active }: RowProps): ReactNode {
  return (
    <>
      <SiteLink
        className={clsx(styles.row)}
        to={page.href}
        {...(active && { "aria-current": "page" as const })}
      >
        <span className={styles.label}>{page.label}</span>
        {page.deprecated && <span className={styles.note}>deprecated</span>}
      </SiteLink>
      {active && page.operations.length > 0 && <Operations page={page} />}
    </>
  );
});

function Operations({ page }: { readonly page: NavPage }): ReactNode {
  return (
    <ul className={styles.operations}>
      {page.operations.map(({ id, title, tag }) => (
        <li key={id}>
          <SiteLink className={clsx(styles.operation)} to={`${page.href}#${id}`}>
            <MethodTag method={tag} />
            <span className={styles.label}>{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
