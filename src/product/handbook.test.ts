import fs from "node:fs";
import sidebars from "../../sidebars";

/** The menu of the template that the handbook comes from. */
const ROUTES = [
  ["Introduction", "/installation"],
  ["Core concepts", "/understanding-caching", "/predicting-user-behavior", "/basics-of-time-travel"],
  ["Core concepts", "/introduction-to-string-theory", "/the-butterfly-effect"],
  ["Advanced guides", "/writing-plugins", "/neuralink-integration", "/temporal-paradoxes", "/testing"],
  ["Advanced guides", "/compile-time-caching", "/predictive-data-generation"],
  [
    "API reference",
    "/cacheadvance-predict",
    "/cacheadvance-flush",
    "/cacheadvance-revert",
    "/cacheadvance-regret",
  ],
  ["Contributing", "/how-to-contribute", "/architecture-guide", "/design-principles"],
  // The site's own additions.
  ["Contributing", "/docusaurus-features", "/help-in-the-editor"],
].flatMap(([group, ...routes]) => routes.map((route) => `${group}: ${route}`));

interface Group {
  readonly label: string;
  readonly items: readonly { readonly href: string; readonly label: string }[];
}

const PAGES = (sidebars["handbook"] as unknown as readonly Group[]).flatMap((group) =>
  group.items.map(({ href, label }) => ({ group: group.label, route: href, title: label })),
);

test("the handbook has the groups and routes of the template menu, in their order", () => {
  expect(PAGES.map(({ group, route }) => `${group}: ${route}`)).toEqual(ROUTES);
});

test.each(PAGES)("$route is an unlisted page with the menu's title, next to the menu", ({ route, title }) => {
  const text = fs.readFileSync(`docs${route}.mdx`, "utf8");
  expect(text).toContain(`\ntitle: ${title}\n`);
  expect(text).toContain("\nunlisted: true\ndisplayed_sidebar: handbook\n");
});
