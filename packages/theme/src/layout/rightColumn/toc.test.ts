import { activeHeading, isAtHeading } from "./activeHeading";
import { tocTree } from "./tocTree";

describe("activeHeading", () => {
  const places = [
    { id: "a", top: 100 },
    { id: "b", top: 300 },
    { id: "c", top: 310 },
  ];

  it.each([
    [0, undefined],
    [89, undefined],
    [90, "a"],
    [289, "a"],
    [290, "b"],
    [300, "c"],
    [9999, "c"],
  ])("at scroll offset %i it is %s", (scrollY, id) => {
    expect(activeHeading(places, scrollY)).toBe(id);
  });
});

test("a jump to the last headings of a page ends where the page ends", () => {
  const last = { id: "c", top: 900 };
  expect(isAtHeading(last, 700, 700)).toBe(true);
  expect(isAtHeading(last, 650, 700)).toBe(false);
  expect(isAtHeading(last, 899, 2000)).toBe(true);
});

test("h3 entries nest below their h2, deeper levels are left out, and code is not translated", () => {
  const tree = tocTree([
    { value: "A", id: "a", level: 2 },
    { value: "A1", id: "a1", level: 3 },
    { value: "A11", id: "a11", level: 4 },
    { value: "<code>B</code>", id: "b", level: 2 },
  ]);
  expect(tree).toEqual([
    { id: "a", title: "A", children: [{ id: "a1", title: "A1", children: [] }] },
    { id: "b", title: '<code translate="no">B</code>', children: [] },
  ]);
});
