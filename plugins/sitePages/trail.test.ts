import type { MenuItem } from "./menu";
import { trailsOf } from "./trail";

const doc = (id: string): MenuItem => ({ type: "doc", id });

it("names the groups above a page that have pages of their own", () => {
  const inner = { type: "category", label: "Inner", link: { type: "doc", id: "inner" }, items: [doc("a")] };
  const outer = { type: "category", label: "Outer", items: [doc("b"), inner] };
  const top = { type: "category", label: "Top", link: { type: "doc", id: "top" }, items: [inner, doc("c")] };
  expect([...trailsOf([outer])]).toEqual([
    ["b", []],
    ["a", ["inner"]],
    ["inner", []],
  ]);
  expect(Object.fromEntries(trailsOf([top, doc("d")]))).toEqual({
    a: ["top", "inner"],
    inner: ["top"],
    c: ["top"],
    top: [],
    d: [],
  });
});
