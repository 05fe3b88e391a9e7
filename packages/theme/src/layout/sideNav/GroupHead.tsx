import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import type { ReactNode } from "react";
import { PageLink } from "../../ui/SiteLink";
import styles from "./NavRow.module.css";
import type { NavGroup } from "./tree";

/** Props of both kinds of group heads. */
interface HeadProps {
  readonly group: NavGroup;
  readonly level: number;
  /** True when the group's own page is the current page. */
  readonly active: boolean;
  /** True if the group is open at first; `menu.ts` opens and closes it. */
  readonly expanded: boolean;
}

/** Head of a group without its own page: a disclosure button (ARIA disclosure pattern). */
export function GroupButton({ group, level, expanded }: HeadProps): ReactNode {
  return (
    <button
      type="button"
      className={level === 0 ? styles.groupHead : styles.row}
      aria-expanded={expanded}
      aria-controls={group.listId}
    >
      <span className={styles.label}>{group.label}</span>
      <span className={styles.chevron} aria-hidden="true" />
    </button>
  );
}

/** Head of a group with its own page: a link to the page, and a disclosure button for the pages below it. */
export function PageWithChildren(props: HeadProps & { readonly address: string }): ReactNode {
  const { group, address, active, expanded } = props;
  return (
    <div className={styles.split}>
      <PageLink
        className={clsx(styles.row)}
        href={address}
        {...(active && { "aria-current": "page" as const })}
      >
        <span className={styles.label}>{group.label}</span>
      </PageLink>
      <button
        type="button"
        className={styles.toggle}
        aria-label={translate(
          { id: "sideNav.pagesUnder", message: "Pages under {group}" },
          { group: group.label },
        )}
        aria-expanded={expanded}
        aria-controls={group.listId}
      >
        <span className={styles.chevron} aria-hidden="true" />
      </button>
    </div>
  );
}
