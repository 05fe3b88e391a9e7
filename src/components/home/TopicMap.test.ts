import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { topicsOf } from "./TopicMap";

const page = (label: string): PropSidebarItem => ({ type: "link", label, href: `/${label}` });
const group = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: "category",
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href !== undefined && { href }),
});

it("lists the groups of a menu with their first page, and inner groups of more than one page", () => {
  const menu = [
    page("home"),
    group("Manage", [page("a"), group("Peers", [page("b"), page("c")]), group("Lab", [page("d")])]),
    group("Install", [page("linux")], "/install"),
    group("Empty", []),
  ];
  expect(topicsOf(menu)).toEqual([
    { label: "Manage", href: "/a", count: 1 },
    { label: "Peers", href: "/b", count: 2 },
    { label: "Install", href: "/install", count: 2 },
  ]);
});

it("leaves out unlisted pages", () => {
  const draft: PropSidebarItem = { type: "link", label: "x", href: "/x", unlisted: true };
  expect(topicsOf([group("A", [draft, page("b")])])).toEqual([{ label: "A", href: "/b", count: 1 }]);
});
