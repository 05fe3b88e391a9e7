import { KNOWN_RELEASES } from "docusaurus-waymark-core/facts/releases";
import type { LinkedPage } from "docusaurus-waymark-core/rules/rule";
import { releaseFindings, routeFindings } from "./places";

const page = {
  path: "docs/start.mdx",
  text: "",
  frontMatter: {},
  ids: undefined,
  partials: [],
} as LinkedPage;

test("a route in code without a page is found at its place", () => {
  const text = `export const PAGES = [\n  { route: "/start", title: "Start" },\n  { route: "/strat", title: "Start" },\n];`;
  expect(routeFindings("src/pages.ts", text, [page])).toEqual([
    {
      path: "src/pages.ts",
      rule: "place",
      line: 3,
      column: 13,
      message: 'There is no page at "/strat".',
      fix: 'write "/start".',
    },
  ]);
});

test("the release of an identity is one that the facts know", () => {
  const text = `export const acme = {\n  release: "99.0.0",\n};`;
  expect(releaseFindings([{ slug: "acme", release: "99.0.0" }], () => text)).toMatchObject([
    { path: "src/product/acme.ts", rule: "identity-release", line: 2, column: 3 },
  ]);
  expect(releaseFindings([{ slug: "acme", release: KNOWN_RELEASES[0] }], () => text)).toEqual([]);
});
