import { menuPlaces } from "./menuGroups";

const doc = (id: string) => ({ type: "doc", id }) as const;
const PLACES = menuPlaces(
  {
    loadedVersions: [
      {
        docs: ["home", "a", "b", "c", "d"].map((id) => ({ id, permalink: `/base/${id}` })),
        sidebars: {
          docs: [
            doc("home"),
            {
              type: "category",
              label: "Manage",
              items: [
                { type: "category", label: "Access Control", items: [doc("a"), doc("b")] },
                { type: "category", label: "Own page", link: { type: "doc", id: "c" }, items: [doc("d")] },
              ],
            },
          ],
        },
      },
    ],
  },
  "/base/",
);

test.each([
  ["/home", [], null],
  ["/a", ["Manage", "Access Control"], "Access Control"],
  ["/b", ["Manage", "Access Control"], null],
  ["/c", ["Manage", "Own page"], null],
  ["/d", ["Manage", "Own page"], null],
])("%s stands in %j and is opened by %s", (route, groups, opens) => {
  expect(PLACES.get(route)).toEqual({ groups, opens });
});
