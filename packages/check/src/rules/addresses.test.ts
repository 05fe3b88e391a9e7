import { formatFinding } from "docusaurus-waymark-core/report";
import { addressRule, strayFileRule } from "./addresses";
import type { LinkedPage } from "docusaurus-waymark-core/rules/rule";
import { EMPTY_SITE } from "./seed.fixture";

const page = (path: string): LinkedPage => ({
  path,
  text: "Text.",
  frontMatter: {},
  ids: new Set<string>(),
  partials: [],
});

/** Findings on pages of these names. */
const found = (files: readonly string[], selected = files, changed: readonly string[] = []): string[] => {
  const site = { ...EMPTY_SITE, isChanged: (path: string) => changed.includes(path) };
  return addressRule(files.map(page), site, [], (path) => selected.includes(path)).map(formatFinding);
};

test.each([
  ["docs/a.mdx", "docs/a/index.mdx"],
  ["docs/b.mdx", "docs/b.md"],
  ["docs/x/index.mdx", "docs/x/readme.mdx"],
  ["docs/x/index.mdx", "docs/x/x.mdx"],
  ["docs/x/readme.mdx", "docs/x.mdx"],
  ["docs/guide.mdx", "docs/01-guide.mdx"],
  ["docs/Case.mdx", "docs/case.mdx"],
  ["docs/api.mdx", "api/index.mdx"],
  ["docs/API/guides.mdx", "api/guides.mdx"],
])("%s and %s have one address", (one, two) => {
  const both = [one, two];
  expect(found(both)).toEqual([expect.stringContaining(`${two}:1:1 menu: This page and ${one} have one`)]);
});

test("of two pages, the one that is asked about has the finding, else the one that changed", () => {
  const both = ["docs/a.mdx", "docs/a/index.mdx"];
  const first = [expect.stringMatching(/^docs\/a\.mdx:1:1 menu: This page and docs\/a\/index\.mdx have/)];
  expect(found(both, ["docs/a.mdx"])).toEqual(first);
  expect(found(both, both, ["docs/a.mdx"])).toEqual(first);
});

test.each(["search", "print", "print/x", "404", "llms.txt", "assets/x", "ssh.md", "a.html"])(
  "the site has something else at the address of docs/%s.mdx",
  (name) => {
    expect(found([`docs/${name}.mdx`])).toEqual([expect.stringContaining("has something else at")]);
  },
);

test("an old address of another page is taken", () => {
  expect(found(["docs/x.mdx", "docs/docs/x.mdx"])).toEqual([
    expect.stringContaining("docs/docs/x.mdx:1:1 menu: The address of this page, /docs/x, is an old one of"),
  ]);
  expect(found(["docs/docs/x.mdx", "docs/y.mdx"])).toEqual([]);
});

test.each(["a?b", "a#b", "a%20b", "a\\b", "a ", "a(1)", "a!"])("no page can be docs/%s.mdx", (name) => {
  expect(found([`docs/${name}.mdx`])).toEqual([expect.stringContaining("No page can have")]);
});

test.each(["My_Upper Page", "a+b&c", "файл", "it's", "dots.v1.2", "01-numbered", "2.step"])(
  "docs/%s.mdx is a page",
  (name) => {
    expect(found([`docs/${name}.mdx`])).toEqual([]);
  },
);

test("files that look like pages, and are none, are found", () => {
  const strayFiles = [
    "docs/a.MDX",
    "docs/b.markdown",
    "docs/c.mdx.txt",
    "docs/_category_.json",
    "docs/x/.d.mdx",
    "i18n/xx/docusaurus-plugin-content-docs/version-9/a.mdx",
  ];
  expect(strayFileRule([], { ...EMPTY_SITE, strayFiles }, [], () => true).map(({ fix }) => fix)).toEqual([
    "name it docs/a.mdx.",
    "name it docs/b.mdx.",
    "name it docs/c.mdx.",
    "delete the file, and write the group in sidebars.ts.",
    "name it docs/x/d.mdx.",
    "correct the name of the plugin or of the version in the path, or delete the file.",
  ]);
});
