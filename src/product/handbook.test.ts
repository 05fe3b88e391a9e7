import fs from "node:fs";
import { siteRedirects } from "docusaurus-waymark-core/site/redirects";
import { HANDBOOK } from "./handbook";

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

const PAGES = HANDBOOK.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, group: title })));

test("the handbook has the groups and routes of the template menu, in their order", () => {
  expect(PAGES.map(({ group, route }) => `${group}: ${route}`)).toEqual(ROUTES);
});

test("every page is reached by what it is called", () => {
  const redirects = siteRedirects();
  expect(redirects).toContainEqual({ from: "/handbook", to: "/installation" });
  for (const { name, route } of PAGES)
    expect(redirects).toContainEqual({ from: `/handbook/${name}`, to: route });
});

describe.each(PAGES)("$route", ({ route, title }) => {
  const text = fs.readFileSync(`docs${route}.mdx`, "utf8");

  it("is an unlisted page with the menu's title, and ends with the menu", () => {
    expect(text).toContain(`\ntitle: ${title}\n`);
    expect(text).toContain("\nunlisted: true\n");
    expect(text.trimEnd().endsWith("<HandbookIndex />")).toBe(true);
  });
});
