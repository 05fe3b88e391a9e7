import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { renderHook } from "@testing-library/react";
import { useNavTree } from "./useNavTree";

const mockCollect = jest.fn<undefined, [string]>();

jest.mock("@docusaurus/useBrokenLinks", () => ({
  __esModule: true,
  default: () => ({ collectLink: (link: string) => mockCollect(link) }),
}));
jest.mock("../../ui/SiteLink", () => ({ useAddress: () => (href: string) => `/base${href}` }));

const page = (href: string): PropSidebarItem => ({ type: "link", label: href, href });

test("pages share the tree of their section; its links are collected once", () => {
  const items = [page("/a"), page("/b")];
  const first = renderHook(() => useNavTree(items)).result.current;
  const second = renderHook(() => useNavTree(items)).result.current;
  expect(second).toBe(first);
  expect(mockCollect.mock.calls).toEqual([["/base/a"], ["/base/b"]]);
});

test("sections have trees of their own", () => {
  const [docs, api] = [[page("/docs")], [page("/api")]].map((items) => renderHook(() => useNavTree(items)));
  expect(docs?.result.current[0]).toMatchObject({ address: "/base/docs" });
  expect(api?.result.current[0]).toMatchObject({ address: "/base/api" });
});
