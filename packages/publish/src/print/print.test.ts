import { parseHtml } from "docusaurus-waymark-core/build/html";
import type { SitePage } from "docusaurus-waymark-core/siteContent/pages";
import { printedHref } from "./links";
import { printedArticle, printedGroups } from "./index";
import { printedPage } from "./page";

const LINKS = {
  baseUrl: "/base/",
  url: "https://docs.example",
  groupRoutes: new Set(["/how-to/ssh", "/how-to/cli"]),
};

const printed = (html: string): string =>
  printedArticle(
    parseHtml(`<article><div class="markdown">${html}</div></article>`),
    "/how-to/ssh",
    LINKS,
  ).replace(/^<div class="markdown">|<\/div>$/g, "");

test.each([
  ["#server", "#how-to/ssh.server"],
  ["/base/how-to/cli", "#how-to/cli"],
  ["/base/how-to/cli#login", "#how-to/cli.login"],
  ["/base/api/", "https://docs.example/base/api/"],
  ["https://other.example/#x", "https://other.example/#x"],
  ["//other.example", "//other.example"],
])("on paper %s leads to %s", (href, expected) => {
  expect(printedHref(href, "/how-to/ssh", LINKS)).toBe(expected);
});

test("headings go one level down, and every id is the page's own, also where others name it", () => {
  expect(printed('<h1 id="ssh">SSH</h1><h6 id="a">A</h6>')).toBe(
    '<h2 id="how-to/ssh.ssh">SSH</h2><h6 id="how-to/ssh.a">A</h6>',
  );
  expect(
    printed('<svg aria-labelledby="t d"><title id="t">x</title><path marker-end="url(#m)"></path></svg>'),
  ).toBe(
    '<svg aria-labelledby="how-to/ssh.t how-to/ssh.d"><title id="how-to/ssh.t">x</title><path marker-end="url(#how-to/ssh.m)"></path></svg>',
  );
});

test.each([
  ["controls", '<p>a<button type="button">Copy</button></p><dialog>b</dialog>', "<p>a</p>"],
  ["links of headings to themselves", '<h2>A<a href="#a"></a></h2>', "<h3>A</h3>"],
  [
    "forms that only the application fills",
    '<div data-search="skip"><label>F</label><input></div><p>a</p>',
    "<p>a</p>",
  ],
  [
    "links that explain a term",
    '<p>A <a data-term="peer" href="/base/g#peer">peer</a>.</p>',
    "<p>A peer.</p>",
  ],
])("%s are not printed", (_, html, expected) => {
  expect(printed(html)).toBe(expected);
});

test("what is closed or hidden on the screen is open", () => {
  expect(printed("<details><summary>More</summary>a</details>")).toBe(
    '<details open=""><summary>More</summary>a</details>',
  );
  const tabs =
    '<div role="tablist"><button role="tab">A</button></div><div role="tabpanel" id="p" hidden>a</div>';
  expect(printed(tabs)).toBe('<div id="how-to/ssh.p">a</div>');
  expect(
    printed('<button popovertarget="p" class="badge">New</button><span id="p" popover>Since 1</span>'),
  ).toBe('<span class="badge">New</span>');
});

test("a request in many languages is printed in the first", () => {
  const panel = (label: string): string =>
    `<div role="tabpanel"><pre aria-label="Code: ${label}">${label}</pre></div>`;
  const html = printed(`<div data-code-group="">${panel("cURL")}${panel("Go")}</div>`);
  expect(html).toBe('<div data-code-group=""><div><pre aria-label="Code: cURL">cURL</pre></div></div>');
});

const page = (route: string, title: string, ...groups: string[]): SitePage => {
  const facts = {
    description: "",
    listed: true,
    modified: undefined,
    source: "docs/a.mdx",
    version: undefined,
    release: undefined,
    landingFor: undefined,
    sectionKeywords: {},
    ancestors: [],
  };
  return { ...facts, route, title, groups };
};
const FRAME = {
  site: "Example",
  urlOf: (route: string) => `https://docs.example${route}`,
  sheets: ["/s.css"],
  index: "/print",
};

test("of an answer its example is printed, not the schema, whose fields the page lists", () => {
  const panel = (label: string): string => `<div><pre aria-label="Code: ${label}">{}</pre></div>`;
  expect(printed(`<div data-code-group="">${panel("Example")}${panel("Schema")}</div>`)).toBe(
    '<div data-code-group=""><div><pre aria-label="Code: Example">{}</pre></div></div>',
  );
});

test("groups of one name are one, and the home page alone is none", () => {
  const groups = [
    { label: "Docs", pages: [page("/", "Home")] },
    { label: "API", pages: [page("/api", "API")] },
    { label: "Manage Example", pages: [page("/api/guides/x", "X")] },
    { label: "API", pages: [page("/api/changelog", "Changelog")] },
  ];
  expect(
    printedGroups(groups, "Example").map(({ label, slug, pages }) => [label, slug, pages.length]),
  ).toEqual([
    ["API", "api", 2],
    ["API: Manage Example", "manage", 1],
  ]);
});

test("a printed page has a title like all pages, lists its pages, keeps search engines away and names its first page", () => {
  const pages = [page("/a", "A & B", "Manage"), page("/b/c", "C", "Manage", "Peers")];
  const group = { label: "Manage", slug: "manage", pages };
  const around = { previous: undefined, next: { label: "API & SDK", slug: "api", pages } };
  const html = printedPage(group, new Map([["/a", "<p>text</p>"]]), FRAME, around);
  expect(html).toContain("<title>Manage - Example Docs</title>");
  expect(html).toContain('<a rel="next" href="/print/api">Next: API &amp; SDK</a>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example/a">');
  expect(html).toContain(
    '<ol><li><a href="#a">A &amp; B</a></li><li class="print-group">Peers</li><li><a href="#b/c">C</a>',
  );
  expect(html).toContain('<article id="a"><p>text</p>');
});
