import type { SitePage, SitePages } from "./pages";

/** Pages of a menu group under the label of their subgroup, which is empty for those directly in the group. */
export interface Subgroup {
  readonly label: string;
  readonly pages: readonly SitePage[];
}

let site: Pick<SitePages, "groups"> = { groups: [] };

/** Keeps the loaded pages for the Markdown rules, which run later in the same process, one page at a time. */
export function keepPages(pages: Pick<SitePages, "groups">): void {
  site = pages;
}

/**
 * The other pages in the menu group of a page, as the menu orders them, each subgroup once.
 *
 * @param source path of the page from the project root
 */
export function groupPages(source: string): readonly Subgroup[] {
  const group = site.groups.find(({ pages }) => pages.some((page) => page.source === source));
  const subgroups: { label: string; pages: SitePage[] }[] = [];
  for (const page of group?.pages ?? []) {
    if (page.source === source) continue;
    const label = page.groups.slice(1).join(": ");
    const known = subgroups.find((one) => one.label === label);
    if (known) known.pages.push(page);
    else subgroups.push({ label, pages: [page] });
  }
  return subgroups;
}
