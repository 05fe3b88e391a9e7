import { parseSearchParams, formatSearchParams } from "./searchParams";

test.each([
  ["", { query: "", scope: "all" }],
  ["?q=setup+key", { query: "setup key", scope: "all" }],
  ["?q=a%26b&in=api", { query: "a&b", scope: "api" }],
  ["?in=docs", { query: "", scope: "docs" }],
] as const)("%j is parsed and formatted again", (search, params) => {
  expect(parseSearchParams(search)).toEqual(params);
  expect(parseSearchParams(formatSearchParams(params))).toEqual(params);
});

test("outer spaces, unknown sections and all after 512 characters are left out", () => {
  expect(parseSearchParams("?q=%20%20&in=admin")).toEqual({ query: "", scope: "all" });
  expect(parseSearchParams(`?q=${"x".repeat(600)}`).query).toHaveLength(512);
  expect(formatSearchParams({ query: "  ", scope: "all" })).toBe("");
});
