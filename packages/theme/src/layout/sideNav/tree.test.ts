import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { addressesOf, containsPath, navTree, neighborsOf, type NavNode } from "./tree";

const page = (label: string, href: string, extra: object = {}): PropSidebarItem => ({
  type: "link",
  label,
  href,
  ...extra,
});

const group = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: "category",
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href === undefined ? {} : { href }),
});

const headings = [{ id: "list", title: "List", tag: "GET" }];

const asServed = (href: string): string => href.replace("/api", "/base/api");
const tree = navTree(
  [
    page("Introduction", "/api/"),
    group("Resources", [
      page("Peers", "/api/resources/peers", { customProps: { headings } }),
      page("Routes", "/api/resources/routes", { customProps: { deprecated: true } }),
      page("Secret", "/api/secret", { unlisted: true }),
      group("Install", [page("Linux", "/install/linux")], "/install"),
    ]),
  ],
  asServed,
);

const [introduction, resources] = tree as [NavNode, NavNode];

test("addresses lose their trailing slash, unlisted pages are left out", () => {
  expect(introduction.href).toBe("/base/api");
  expect(resources.kind === "group" && resources.children.map(({ label }) => label)).toEqual([
    "Peers",
    "Routes",
    "Install",
  ]);
});

test("headings and the deprecated mark come along", () => {
  const [peers, routes] = resources.kind === "group" ? resources.children : [];
  expect(peers).toMatchObject({ headings, deprecated: false });
  expect(routes).toMatchObject({ headings: [], deprecated: true });
});

test("a group contains the pages below it, at any depth, and its own page", () => {
  expect(containsPath(resources, "/install/linux")).toBe(true);
  expect(containsPath(resources, "/install")).toBe(true);
  expect(containsPath(resources, "/api")).toBe(false);
});

test("two pages never share a key", () => {
  const keys = (nodes: readonly NavNode[]): string[] =>
    nodes.flatMap((node) => [node.key, ...(node.kind === "group" ? keys(node.children) : [])]);
  expect(new Set(keys(tree)).size).toBe(keys(tree).length);
});

test("two lists never share an id", () => {
  const ids = (nodes: readonly NavNode[]): string[] =>
    nodes.flatMap((node) => (node.kind === "group" ? [node.listId, ...ids(node.children)] : []));
  expect(ids(tree)).toHaveLength(2);
  expect(new Set(ids(tree)).size).toBe(2);
});

test("every page and every group with a page has an address as it is served", () => {
  expect(addressesOf(tree)).toEqual([
    "/base/api",
    "/base/api/resources/peers",
    "/base/api/resources/routes",
    "/install",
    "/install/linux",
  ]);
});

test("the pages before and after a page are those of the menu", () => {
  const { previous, next } = neighborsOf(tree, "/base/api/resources/routes");
  expect([previous, next].map((link) => link?.permalink)).toEqual(["/base/api/resources/peers", "/install"]);
  expect(neighborsOf(tree, "/elsewhere")).toEqual({});
});
