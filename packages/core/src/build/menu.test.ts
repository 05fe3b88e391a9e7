import { menuPages, type MenuItem } from "./menu";

const doc = (id: string): MenuItem => ({ type: "doc", id });
const MENU: readonly MenuItem[] = [
  doc("home"),
  { type: "link", label: "Elsewhere" },
  {
    type: "category",
    label: "Manage",
    items: [
      { type: "category", label: "Access", items: [doc("a"), doc("b")] },
      { type: "category", label: "Own page", link: { type: "doc", id: "c" }, items: [doc("d")] },
    ],
  },
  doc("last"),
];

test("every page of a menu comes in its order, with the groups around it and the group that it opens", () => {
  const told = menuPages(MENU).map(({ id, groups, landingFor }) => [
    id,
    groups.map(({ label, page }) => (page === undefined ? label : `${label}=${page}`)).join(" > "),
    landingFor,
  ]);
  expect(told).toEqual([
    ["home", "", undefined],
    ["a", "Manage > Access", "Access"],
    ["b", "Manage > Access", undefined],
    ["c", "Manage > Own page=c", undefined],
    ["d", "Manage > Own page=c", undefined],
    ["last", "", undefined],
  ]);
});
