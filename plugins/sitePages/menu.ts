/** An entry of a sidebar, as the docs plugin loads it. */
export interface MenuItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly type: string; readonly id?: string } | undefined;
  readonly items?: readonly MenuItem[];
}

/** A top-level group of a menu with all pages below it. */
export interface MenuGroup {
  /** Empty for pages that stand outside of any group. */
  readonly label: string;
  /** Ids of pages in the menu's order. */
  readonly pages: readonly string[];
}

/** The groups of a menu in its order; neighbouring pages without a group make one with an empty label. */
export function menuGroups(items: readonly MenuItem[]): readonly MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const item of items) {
    const pages = pagesOf(item);
    const last = groups.at(-1);
    if (item.type === "category") groups.push({ label: item.label ?? "", pages });
    else if (last?.label === "") groups[groups.length - 1] = { label: "", pages: [...last.pages, ...pages] };
    else groups.push({ label: "", pages });
  }
  return groups;
}

/** A page, or a group's own page followed by what is below it. */
function pagesOf(item: MenuItem): readonly string[] {
  const own = item.type === "category" ? item.link?.id : item.id;
  const below = (item.items ?? []).flatMap(pagesOf);
  return own === undefined ? below : [own, ...below];
}
