import { formatFinding } from "docusaurus-waymark-core/report";
import type { AnalyzedPage } from "docusaurus-waymark-core/rules/rule";
import { EMPTY_SITE } from "../seed.fixture";
import type { Site } from "docusaurus-waymark-core/content/site";
import { promises } from "./promises";

const REDIRECTS = "# Redirects\n/how-to/networks-concept: /how-to/networks\n";

/** A project with a ledger, redirects and golden queries. */
function project(ledger: string, golden: string): Site {
  const files: Readonly<Record<string, string>> = {
    "urls.ledger": ledger,
    "redirects.yaml": REDIRECTS,
    "test/search/golden.json": golden,
  };
  const redirects = [{ from: "/how-to/networks-concept", to: "/how-to/networks" }];
  return { ...EMPTY_SITE, redirects, textOf: (file) => files[file] };
}

const page = (file: string, ids: readonly string[] | undefined): AnalyzedPage => ({
  path: file,
  text: "",
  frontMatter: { title: "Title" },
  ids: ids && new Set(ids),
  partials: [],
  links: [],
  images: [],
  files: [],
  imports: [],
  ignores: [],
  findings: [],
  words: 1,
});

const NONE = '{ "find": [], "nothing": [] }';
const NETWORKS = page("docs/how-to/networks.mdx", ["title", "add-one"]);
const found = (site: Site, pages: readonly AnalyzedPage[], isWhole = true): string[] => {
  const isSelected = (path: string): boolean => isWhole || path.startsWith("docs/");
  return promises.kind === "site" ? promises.check(pages, site, pages, isSelected).map(formatFinding) : [];
};

test("lost pages and headings are found in the sources, with the line to write", () => {
  const site = project("/gone\n/how-to/networks\n/how-to/networks#add-a-network\n", NONE);
  expect(found(site, [NETWORKS])).toEqual([
    expect.stringContaining("urls.ledger:1:1 lost-page: The page /gone of the last release is gone."),
    "docs/how-to/networks.mdx:1:1 lost-anchor: /how-to/networks lost #add-a-network of the last release. Fix: add the new heading to the front matter: anchors: { add-a-network: add-one }",
  ]);
});

test("a ledger that is missing is found, but not for one page, and hides no wrong redirect", () => {
  const loop = { from: "/a", to: "/a" };
  const site = { ...project("", NONE), redirects: [loop], textOf: () => undefined };
  expect(found(site, [NETWORKS])).toEqual([
    "urls.ledger:1:1 ledger: The file is missing. Fix: run npm run urls -- accept after a build that you trust.",
    expect.stringContaining("redirect: The redirect is a loop: /a to /a."),
  ]);
  expect(found(site, [NETWORKS], false)).toEqual([]);
});

test("for one page, only its own headings are looked for", () => {
  const site = project("/gone\n/how-to/networks#add-a-network\n", NONE);
  expect(found(site, [NETWORKS], false)).toEqual([
    expect.stringContaining(":1:1 lost-anchor: /how-to/networks lost"),
  ]);
});

test("a page that cannot be read has lost nothing yet", () => {
  const site = project("/how-to/networks#add-a-network\n", NONE);
  expect(found(site, [page(NETWORKS.path, undefined)])).toEqual([]);
});

test("a redirect to nothing is found in the list of redirects", () => {
  expect(found(project("", NONE), [page("docs/x.mdx", [])])).toEqual([
    "redirects.yaml:2:1 redirect: /how-to/networks-concept leads to nothing: /how-to/networks is no page. Fix: let /how-to/networks-concept lead to a page that exists.",
  ]);
});

test("a file of golden queries without its list is found", () => {
  expect(found(project("", "[]"), [NETWORKS])).toEqual([
    expect.stringContaining('The file has no list of queries. Fix: write "find": [].'),
  ]);
});

test.each([
  [
    '{ "query": "a", "expect": "/how-to/netwroks" }',
    '1:38 golden: There is nothing at "/how-to/netwroks". Fix: write "/how-to/networks"',
  ],
  ['{ "query": "a", "expect": "/how-to/networks#nope" }', 'There is nothing at "/how-to/networks#nope".'],
  ['{ "query": "a", "expct": "/how-to/networks" }', 'A query has no field "expct". Fix: write expect.'],
  ['{ "query": "a", ', "golden: The file is not valid JSON."],
])("a golden query %s is found", (query, finding) => {
  const text = `{ "find": [${query}], "nothing": [] }`;
  expect(found(project("", text), [NETWORKS])).toEqual([expect.stringContaining(finding)]);
});
