import { loadFacts } from "docusaurus-waymark-core/facts/load";
import type { Facts } from "docusaurus-waymark-core/facts/types";
import { DIALOGS } from "./dialogs";

/** An entry of the menu in its file: a label, a label with the entries below it, or the name of a shared list. */
export type MenuEntry = Facts["webApp/menu"]["menu"][number];

/** An entry of the web app: a menu item, tab, field or button, with the entries below it. */
export interface Place {
  /** The label, letter for letter, with content tokens. */
  readonly label: string;
  readonly children: readonly Place[];
}

const { shared, menu, singlePages } = loadFacts("webApp/menu");

/** Entries of the menu that are one page: below them are tabs, buttons and filters of that page. */
export const SINGLE_PAGES = singlePages;

/** The web app as a tree: its menu, with the tabs, fields and buttons of each dialog below the entry that opens it. */
export const WEB_APP: readonly Place[] = Object.values(DIALOGS).reduce<readonly Place[]>(
  (places, { app, at, fields, buttons }) =>
    app !== undefined || at.length === 0
      ? places
      : withPlaces(places, at, [
          ...fields.flatMap(({ tab, label }) => (tab === undefined ? [label] : [tab, label])),
          ...buttons,
        ]),
  menu.flatMap(placesOf),
);

function placesOf(entry: MenuEntry): Place[] {
  if (typeof entry === "string") return [{ label: entry, children: [] }];
  return Object.entries(entry).flatMap(([label, below = []]) =>
    typeof below === "string"
      ? (shared[below] ?? []).flatMap(placesOf)
      : [{ label, children: below.flatMap(placesOf) }],
  );
}

/** Adds labels below a path of the tree; missing entries of the path are added too. */
function withPlaces(
  places: readonly Place[],
  path: readonly string[],
  labels: readonly string[],
): readonly Place[] {
  const [head, ...rest] = path;
  if (head === undefined) {
    const known = new Set(places.map(({ label }) => label));
    const added = [...new Set(labels)].filter((label) => !known.has(label));
    return [...places, ...added.map((label) => ({ label, children: [] }))];
  }
  const found = places.find(({ label }) => label === head) ?? { label: head, children: [] };
  const next = { ...found, children: withPlaces(found.children, rest, labels) };
  return places.some(({ label }) => label === head)
    ? places.map((place) => (place === found ? next : place))
    : [...places, next];
}
