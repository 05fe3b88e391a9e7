import { menuGroups } from "./menu";

test("a menu's groups keep their order; a group's own page comes before those below it", () => {
  const groups = menuGroups([
    { type: "doc", id: "home" },
    { type: "link" },
    {
      type: "category",
      label: "Manage",
      items: [
        {
          type: "category",
          label: "Checks",
          link: { type: "doc", id: "checks" },
          items: [{ type: "doc", id: "office" }],
        },
        { type: "doc", id: "dns" },
      ],
    },
    { type: "doc", id: "last" },
  ]);
  expect(groups).toEqual([
    { label: "", pages: ["home"] },
    { label: "Manage", pages: ["checks", "office", "dns"] },
    { label: "", pages: ["last"] },
  ]);
});
