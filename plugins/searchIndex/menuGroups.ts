import { withoutBase } from "./builtPages";

/** An entry of a menu, as the docs plugin hands it on. */
export type MenuItem =
  | { readonly type: "doc" | "ref"; readonly id: string }
  | {
      readonly type: "category";
      readonly label: string;
      readonly items: readonly MenuItem[];
      readonly link?: { readonly type: string; readonly id?: string } | undefined;
    }
  | { readonly type: "link" | "html" };

/** The part of a docs plugin's content that is read here. */
export interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly { readonly id: string; readonly permalink: string }[];
    readonly sidebars: Readonly<Record<string, readonly MenuItem[]>>;
  }[];
}

/** Where a page stands in the menu. */
export interface MenuPlace {
  /** Labels of the groups around it, outermost first. */
  readonly groups: readonly string[];
  /** Label of the group whose click opens this page, because the group has none of its own. */
  readonly opens: string | null;
}

/** Reads the place of each page, by its route without base URL, from the menus of a docs plugin. */
export function menuPlaces({ loadedVersions }: DocsContent, baseUrl: string): ReadonlyMap<string, MenuPlace> {
  const places = new Map<string, MenuPlace>();
  for (const { docs, sidebars } of loadedVersions) {
    const routes = new Map(docs.map(({ id, permalink }) => [id, withoutBase(permalink, baseUrl)]));
    const note = (id: string, place: MenuPlace): void => {
      const route = routes.get(id);
      if (route !== undefined && !places.has(route)) places.set(route, place);
    };
    for (const menu of Object.values(sidebars)) walk(menu, [], null, note);
  }
  return places;
}

/** A closed group without a page of its own opens its first page. */
function walk(
  items: readonly MenuItem[],
  groups: readonly string[],
  opening: string | null,
  note: (id: string, place: MenuPlace) => void,
): void {
  items.forEach((item, index) => {
    const opens = index === 0 ? opening : null;
    if (item.type === "doc" || item.type === "ref") note(item.id, { groups, opens });
    if (item.type !== "category") return;
    const inside = [...groups, item.label];
    if (item.link?.id !== undefined) note(item.link.id, { groups: inside, opens });
    walk(item.items, inside, item.link?.id === undefined ? item.label : null, note);
  });
}
