import fs from "node:fs";
import { attribute, elementsOf, parseHtml, textOf } from "docusaurus-waymark-core/build/html";
import { chooseIdentity } from "docusaurus-waymark-core/product/choose";
import { IDENTITIES } from "../../src/product/identities";
import { pageTitle, sectionOf } from "docusaurus-waymark-core/sections";
import { BUILD, ROUTES } from "./site";

const { links, name } = chooseIdentity(IDENTITIES, undefined);
const origin = new URL(links.docs).origin;

interface Crumb {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

interface PageHead {
  readonly meta: ReadonlyMap<string, string>;
  /** Number of values whose name is taken by another one. */
  readonly repeated: number;
  readonly title: string;
  readonly data: readonly unknown[];
}

const heads = new Map<string, PageHead>();

/** The metadata of a page: meta values by name, its title, and its blocks of data. */
function headOf(route: string): PageHead {
  const head = heads.get(route) ?? readHead(route);
  heads.set(route, head);
  return head;
}

function readHead(route: string): PageHead {
  const page = parseHtml(fs.readFileSync(`${BUILD}${route === "/" ? "/index" : route}.html`, "utf8"));
  const [title] = elementsOf(page, "title");
  const scripts = elementsOf(page, "script");
  const named = elementsOf(page, "meta").flatMap((meta): [string, string][] => {
    const key = attribute(meta, "property") ?? attribute(meta, "name");
    return key === undefined ? [] : [[key, attribute(meta, "content") ?? ""]];
  });
  const meta = new Map(named);
  return {
    meta,
    repeated: named.length - meta.size,
    title: title ? textOf(title) : "",
    data: scripts
      .filter((script) => attribute(script, "type") === "application/ld+json")
      .map((script): unknown => JSON.parse(textOf(script))),
  };
}

it("every page has the title of its tab as that of its social card, and no value twice", () => {
  for (const route of ROUTES) {
    const { meta, repeated, title } = headOf(route);
    expect({ title: meta.get("og:title"), repeated }).toEqual({ title, repeated: 0 });
  }
});

it("every page has a social card of its own", () => {
  const cards = ROUTES.map((route) => headOf(route).meta.get("og:image") ?? "");
  expect(new Set(cards).size).toBe(ROUTES.length);
  for (const card of cards) {
    expect(card.startsWith(`${origin}/img/social/`)).toBe(true);
    const file = fs.readFileSync(BUILD + new URL(card).pathname);
    expect(file.subarray(1, 4).toString()).toBe("PNG");
  }
});

it("every page but the home page has breadcrumbs, from the home page to itself, over pages that exist", () => {
  for (const route of ROUTES) {
    const { data, title } = headOf(route);
    const [facts] = data as [{ breadcrumb?: { itemListElement: Crumb[] } }];
    if (route === "/") {
      expect(facts.breadcrumb).toBeUndefined();
      continue;
    }
    const crumbs = facts.breadcrumb?.itemListElement ?? [];
    expect(data).toHaveLength(1);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs[0]?.item).toBe(`${origin}/`);
    expect(crumbs.at(-1)?.item).toBe(origin + route);
    for (const { item } of crumbs) expect(ROUTES).toContain(new URL(item).pathname);
    if (route !== "/api") expect(title).toBe(pageTitle(crumbs.at(-1)?.name ?? "", sectionOf(route), name));
  }
});

it("every written page says when it was revised, in its head and in the site map alike", () => {
  const siteMap = fs.readFileSync(`${BUILD}/sitemap.xml`, "utf8");
  const days = new Map(
    [...siteMap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<T]+)/g)].map(([, url = "", day = ""]) => [
      new URL(url).pathname,
      day,
    ]),
  );
  const written = ROUTES.filter((route) => !/^\/api\/(?:resources\/|changelog)/.test(route));
  expect(written.filter((route) => !/^\d{4}-\d\d-\d\d$/.test(days.get(route) ?? ""))).toEqual([]);
  for (const [route, day] of days) expect(headOf(route).data).toMatchObject([{ dateModified: day }]);
});
