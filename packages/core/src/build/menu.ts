/** An entry of a sidebar, as the docs plugin loads it. */
export interface MenuItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly type: string; readonly id?: string } | undefined;
  readonly items?: readonly MenuItem[];
}

/** A group of a menu. */
export interface MenuGroup {
  readonly label: string;
  /** Id of the page that the group links to, if any. */
  readonly page: string | undefined;
}

/** A page and its position in a menu. */
export interface MenuPage {
  readonly id: string;
  /** The groups that contain it, outermost first; for the page of a group, that group is the last. */
  readonly groups: readonly MenuGroup[];
  /**
   * Label of the group that opens this page when clicked: it is the first page of a group without a page of its
   * own.
   */
  readonly landingFor: string | undefined;
}

/** The pages of a menu in order; the page of a group comes before the pages below it. */
export function menuPages(items: readonly MenuItem[]): readonly MenuPage[] {
  return pagesBelow(items, [], undefined);
}

function pagesBelow(
  items: readonly MenuItem[],
  groups: readonly MenuGroup[],
  parentLabel: string | undefined,
): MenuPage[] {
  return items.flatMap((item, index): MenuPage[] => {
    const landingFor = index === 0 ? parentLabel : undefined;
    if (item.type !== "category") return item.id === undefined ? [] : [{ id: item.id, groups, landingFor }];
    const group = { label: item.label ?? "", page: item.link?.id };
    const innerGroups = [...groups, group];
    const groupPage = group.page === undefined ? [] : [{ id: group.page, groups: innerGroups, landingFor }];
    return [
      ...groupPage,
      ...pagesBelow(item.items ?? [], innerGroups, groupPage.length === 0 ? group.label : undefined),
    ];
  });
}
