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
  /** Id of the group's own page, if it has one. */
  readonly page: string | undefined;
}

/** A page as it stands in a menu. */
export interface MenuPage {
  readonly id: string;
  /** The groups around it, outermost first; for a group's own page that group is the last. */
  readonly groups: readonly MenuGroup[];
  /** Label of the group whose click opens this page: its first page, because the group has none of its own. */
  readonly opens: string | undefined;
}

/** The pages of a menu in its order; a group's own page comes before those below it. */
export function menuPages(items: readonly MenuItem[]): readonly MenuPage[] {
  return pagesBelow(items, [], undefined);
}

function pagesBelow(
  items: readonly MenuItem[],
  groups: readonly MenuGroup[],
  opening: string | undefined,
): MenuPage[] {
  return items.flatMap((item, index): MenuPage[] => {
    const opens = index === 0 ? opening : undefined;
    if (item.type !== "category") return item.id === undefined ? [] : [{ id: item.id, groups, opens }];
    const group = { label: item.label ?? "", page: item.link?.id };
    const inside = [...groups, group];
    const own = group.page === undefined ? [] : [{ id: group.page, groups: inside, opens }];
    return [...own, ...pagesBelow(item.items ?? [], inside, own.length === 0 ? group.label : undefined)];
  });
}
