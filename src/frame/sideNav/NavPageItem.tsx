import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";
import { MethodTag } from "../../ui/MethodTag";
import styles from "./NavRow.module.css";
import type { NavPage } from "./tree";
import { useNavPath } from "./useNavPath";

/** A page of the menu; on an API resource page its operations follow as in-page links (SPEC section 2). */
export function NavPageItem({ page }: { readonly page: NavPage }): ReactNode {
  const active = useNavPath() === page.href;
  return (
    <>
      <Link className={clsx(styles.row)} to={page.href} {...(active && { "aria-current": "page" as const })}>
        <span className={styles.label}>{page.label}</span>
        {page.deprecated && <span className={styles.note}>deprecated</span>}
      </Link>
      {active && page.operations.length > 0 && <Operations page={page} />}
    </>
  );
}

function Operations({ page }: { readonly page: NavPage }): ReactNode {
  return (
    <ul className={styles.operations}>
      {page.operations.map(({ id, title, tag }) => (
        <li key={id}>
          <Link className={clsx(styles.operation)} to={`${page.href}#${id}`}>
            <MethodTag method={tag} />
            <span className={styles.label}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
