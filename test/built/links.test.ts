import fs from "node:fs";
import path from "node:path";
import type { Nodes } from "hast";
import { attribute, elementsOf, metaContent, parseHtml } from "docusaurus-waymark-core/build/html";
import { routeOfFile } from "docusaurus-waymark-core/build/routes";
import sidebars from "../../sidebars";

const BUILD = "build";

/** The parts of a built page that the tests need. Links are routes without base URL, query and slash at the end. */
interface BuiltPage {
  readonly route: string;
  readonly ids: ReadonlySet<string>;
  /** Ids of the headings below the title. */
  readonly headings: readonly string[];
  readonly links: readonly Link[];
  readonly noIndex: boolean;
  /** Destination of a page without content. */
  readonly refresh: string | undefined;
}

interface Link {
  readonly route: string;
  readonly hash: string;
  /** Its `rel`, such as `next` for the page after. */
  readonly rel: string | undefined;
  /** The part of the page that holds the link: `menu` for a navigation or an aside outside of the article. */
  readonly part: "article" | "menu" | "other";
}

/** Parts of a page by the elements that hold them. */
const PARTS: ReadonlyMap<string, Link["part"]> = new Map([
  ["article", "article"],
  ["nav", "menu"],
  ["aside", "menu"],
]);

const PAGES = fs
  .readdirSync(BUILD, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => readBuilt(name));
const BY_ROUTE = new Map(PAGES.map((page) => [page.route, page]));
const CONTENT = PAGES.filter(
  ({ refresh, route }) => refresh === undefined && route !== "/404" && route !== "/search",
);
const LISTED = CONTENT.filter(({ noIndex }) => !noIndex);
const HANDBOOK_ROUTES = JSON.stringify(sidebars["handbook"]).match(/(?<="href":")[^"]+/g) ?? [];

function readBuilt(name: string): BuiltPage {
  const route = routeOfFile(name);
  const page = parseHtml(fs.readFileSync(path.join(BUILD, name), "utf8"));
  return {
    route,
    ids: new Set(elementsOf(page).flatMap((element) => attribute(element, "id") ?? [])),
    headings: elementsOf(page, "article")
      .flatMap((article) => elementsOf(article, "h2"))
      .map((heading) => attribute(heading, "id") ?? ""),
    links: linksIn(page, route, "other"),
    noIndex: /noindex/.test(metaContent(page, "robots") ?? ""),
    refresh: /url=(.*)$/i.exec(metaContent(page, "refresh") ?? "")?.[1],
  };
}

function linksIn(node: Nodes, route: string, part: Link["part"]): Link[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    const href = child.tagName === "a" ? attribute(child, "href") : undefined;
    const inside = part === "article" ? part : (PARTS.get(child.tagName) ?? part);
    return [
      ...(href === undefined ? [] : linkTo(href, attribute(child, "rel"), route, inside)),
      ...linksIn(child, route, inside),
    ];
  });
}

function linkTo(href: string, rel: string | undefined, from: string, part: Link["part"]): Link[] {
  if (!/^[/#]/.test(href) || href.startsWith("//")) return [];
  const [address = "", hash = ""] = href.split("#");
  const route = address === "" ? from : (address.split("?")[0] ?? "").replace(/(.)\/$/, "$1");
  return [{ route, hash: decodeURIComponent(hash), rel, part }];
}

test("every link of every page resolves, and its anchor with it", () => {
  const broken = CONTENT.flatMap((page) =>
    page.links
      .filter((link) => !resolves(link))
      .map(({ route, hash }) => `${page.route} -> ${route}#${hash}`),
  );
  expect(broken).toEqual([]);
});

function resolves({ route, hash }: Link): boolean {
  const target = BY_ROUTE.get(route);
  if (!target) return fs.existsSync(path.join(BUILD, route)) && fs.statSync(path.join(BUILD, route)).isFile();
  return hash === "" || target.refresh !== undefined || target.ids.has(hash);
}

test("every listed page is in a menu", () => {
  const inMenus = new Set(
    LISTED.flatMap(({ links }) => links.filter(({ part }) => part === "menu").map(({ route }) => route)),
  );
  expect(LISTED.map(({ route }) => route).filter((route) => !inMenus.has(route))).toEqual([]);
});

test.each(["/", "/api", "/installation"])(
  "the links to the next page go through the whole menu of %s, and those to the page before come back",
  (start) => {
    const menu = (BY_ROUTE.get(start)?.links ?? [])
      .filter(({ part, hash, rel }) => part === "menu" && hash === "" && rel === undefined)
      .map(({ route }) => route)
      .filter(
        (route) =>
          route !== "/" &&
          BY_ROUTE.get(route)?.refresh === undefined &&
          /^\/api(\/|$)/.test(route) === (start === "/api"),
      );
    const neighbor = (route: string, rel: string): string | undefined =>
      BY_ROUTE.get(route)?.links.find((link) => link.rel === rel)?.route;
    const walk: string[] = [];
    for (let route: string | undefined = start; route !== undefined; route = neighbor(route, "next"))
      walk.push(route);
    expect(walk.length).toBeGreaterThan(1);
    expect(walk).toEqual([...new Set([start, ...menu])]);
    // Nothing leads back to the home page, which is in no menu.
    for (const [index, route] of walk.entries())
      if (index > 1) expect(neighbor(route, "prev")).toBe(walk[index - 1]);
  },
);

test("the menu of every resource page lists all its headings", () => {
  const resources = LISTED.filter(({ route }) => route.startsWith("/api/resources/"));
  expect(resources.length).toBeGreaterThan(0);
  for (const { route, headings, links } of resources) {
    const listed = links.filter((link) => link.part === "menu" && link.route === route && link.hash !== "");
    expect(listed.map(({ hash }) => hash)).toEqual(headings);
  }
});

/** Resource pages are a reference made from the API description; their menu leads on. */
const WRITTEN = LISTED.filter(({ route }) => !route.startsWith("/api/resources/"));

test.each(WRITTEN.map((page) => [page.route, page] as const))(
  "%s links on to two pages or more",
  (route, page) => {
    const targets = page.links.filter((link) => link.part === "article" && link.route !== route);
    expect(new Set(targets.map((link) => link.route)).size).toBeGreaterThanOrEqual(2);
  },
);

describe("addresses of the site that came before", () => {
  it("exist for every listed page of the documentation", () => {
    const docs = LISTED.map(({ route }) => route).filter((route) => !/^\/(api|ipa)(\/|$)/.test(route));
    const without = docs.filter(
      (route) => BY_ROUTE.get(`/docs${route}`.replace(/\/$/, ""))?.refresh === undefined,
    );
    expect(without).toEqual([]);
  });
});

describe("the writers' handbook", () => {
  const sitemap = fs.readFileSync(path.join(BUILD, "sitemap.xml"), "utf8");
  const index = fs.readFileSync(path.join(BUILD, "search-index.json"), "utf8");

  it.each(HANDBOOK_ROUTES)("%s exists and is in no menu, search or sitemap", (route) => {
    const page = BY_ROUTE.get(route);
    expect(page?.noIndex).toBe(true);
    expect(LISTED.flatMap(({ links }) => links).filter((link) => link.route === route)).toEqual([]);
    expect(sitemap).not.toMatch(new RegExp(`<loc>https?://[^/]+${route}</loc>`));
    expect(index).not.toContain(`"${route}"`);
  });

  it("links all its pages with each other", () => {
    for (const route of HANDBOOK_ROUTES) {
      const links = new Set(BY_ROUTE.get(route)?.links.map((link) => link.route));
      expect(HANDBOOK_ROUTES.filter((other) => !links.has(other))).toEqual([]);
    }
  });
});
