import fs from "node:fs";
import { attribute, elementsOf, parseHtml } from "docusaurus-waymark-core/build/html";
import { ALIASES, PAGE, ROUTES } from "./site";
import { VARIANT } from "../../tools/lib/variant.mjs";

const BASE = VARIANT.base.slice(0, -1);

const read = (file: string): string => fs.readFileSync(`${VARIANT.outDir}/${file}`, "utf8");

test("the files for hosts and crawlers name the path", () => {
  expect(read("_headers")).toContain(`${BASE}/assets/*`);
  expect(read("_redirects")).toContain(`${BASE}${ALIASES.api} ${BASE}/api 301`);
  expect(read("robots.txt")).toContain(`${BASE}/sitemap.xml`);
  const places = [...read("sitemap.xml").matchAll(/<loc>([^<]+)</g)].map(([, place = ""]) => new URL(place));
  expect(places).toHaveLength(ROUTES.length);
  expect(places.filter(({ pathname }) => !pathname.startsWith(BASE))).toEqual([]);
});

test("links of pages stay below the path, those to files too", () => {
  for (const page of ["index", "api", "api/changelog"]) {
    const links = elementsOf(parseHtml(read(`${page}.html`)), "a").flatMap(
      (link) => attribute(link, "href") ?? [],
    );
    expect(links.filter((href) => /^\/(?!\/)/.test(href) && !href.startsWith(`${BASE}/`))).toEqual([]);
  }
});

test("a page names its twin under the path, and the twin is there", () => {
  const links = elementsOf(parseHtml(read(`${PAGE}.html`)), "link");
  const twin = links.find((link) => attribute(link, "type") === "text/markdown");
  expect(twin && new URL(attribute(twin, "href") ?? "", "https://site.example").pathname).toBe(
    `${BASE}${PAGE}.md`,
  );
  expect(fs.existsSync(`${VARIANT.outDir}${PAGE}.md`)).toBe(true);
});
