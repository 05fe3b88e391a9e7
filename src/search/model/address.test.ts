import { readAddress, writeAddress } from "./address";

test.each([
  ["", { query: "", scope: "all" }],
  ["?q=setup+key", { query: "setup key", scope: "all" }],
  ["?q=a%26b&in=api", { query: "a&b", scope: "api" }],
  ["?in=docs", { query: "", scope: "docs" }],
] as const)("%j is read and written back", (search, wanted) => {
  expect(readAddress(search)).toEqual(wanted);
  expect(readAddress(writeAddress(wanted))).toEqual(wanted);
});

test("what no address should hold is left out: spaces, unknown sections, what is over 512 characters", () => {
  expect(readAddress("?q=%20%20&in=admin")).toEqual({ query: "", scope: "all" });
  expect(readAddress(`?q=${"x".repeat(600)}`).query).toHaveLength(512);
  expect(writeAddress({ query: "  ", scope: "all" })).toBe("");
});
