import { jsonDepth, readJson } from "./jsonText";

it.each([
  ["", /^It is empty\.$/],
  ['{\n  "a": 1\n  "b": 2\n}', /position 13/],
  ['{"a": 12345678901234567890,}', /position 27/],
  ["[".repeat(1_000), /^It is nested deeper than 64 levels\.$/],
])("says what is wrong with %j, and where", (text, problem) => {
  expect(readJson(text)).toEqual({ problem: expect.stringMatching(problem) as string });
});

it("reads what is right, and counts no brackets in texts", () => {
  expect(readJson(' {"a": [1e3, "[\\"["], "b": null} ')).toEqual({
    value: { a: [1000, '[\\"['.replace("\\", "")], b: null },
  });
  expect(jsonDepth('["[[[[\\"[["]')).toBe(1);
});
