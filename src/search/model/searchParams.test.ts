import { parseSearchParams, formatSearchParams } from "./searchParams";

test.each([
  ["", { query: "", scope: "all" }],
  ["?q=setup+key", { query: "setup key", scope: "all" }],
  ["?q=a%26b&in=api", { query: "a&b", scope: "api" }],
  ["?in=docs", { query: "", scope: "docs" }],
] as const)("%j is read and written back", (search, wanted) => {
  expect(parseSearchParams(search)).toEqual(wanted);
  expect(parseSearchParams(formatSearchParams(wanted))).toEqual(wanted);
});

test("what no address should hold is left out: spaces, unknown sections, what is over 512 characters", () => {
  expect(parseSearchParams("?q=%20%20&in=admin")).toEqual({ query: "", scope: "all" });
  expect(parseSearchParams(`?q=${"x".repeat(600)}`).query).toHaveLength(512);
  expect(formatSearchParams({ query: "  ", scope: "all" })).toBe("");
});
