import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { PageLink } from "../../ui/SiteLink";
import type { NavGroup } from "./tree";

/** Props of both kinds of group heads. */
interface HeadProps {
  readonly group: NavGroup;
  /** True when the group's own page is the current page. */
  readonly active: boolean;
  /** True if the group is open at first; `menu.ts` opens and closes it. */
  readonly expanded: boolean;
}

/** Head of a group without its own page: a disclosure button (ARIA disclosure pattern). */
export function GroupButton({ group, expanded }: HeadProps): ReactNode {
  return (
    <button type="button" aria-expanded={expanded} aria-controls={group.listId}>
      {group.label}
    </button>
  );
}

/** Head of a group with its own page: a link to the page, and a disclosure button for the pages below it. */
export function PageWithChildren(props: HeadProps & { readonly address: string }): ReactNode {
  const { group, address, active, expanded } = props;
  return (
    <div>
      <PageLink href={address} {...(active && { "aria-current": "page" as const })}>
        {group.label}
      </PageLink>
      <button
        type="button"
        aria-label={translate(
          { id: "sideNav.pagesUnder", message: "Pages under {group}" },
          { group: group.label },
        )}
        aria-expanded={expanded}
        aria-controls={group.listId}
      />
    </div>
  );
}
