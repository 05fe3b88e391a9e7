import { jsonDepth, readJson } from "./jsonText";

it.each([
  ["", "It is empty."],
  ['{"a": 1,}', "Line 1, column 9: expected the name of a field in double quotes, found }."],
  ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3: expected a comma or the closing bracket, found "b".'],
  ["{'a': 1}", "Line 1, column 2: expected the name of a field in double quotes, or }, found '."],
  ['{"a" 1}', "Line 1, column 6: expected a colon, found 1."],
  ['{"a": 01}', "Line 1, column 7: expected a value, found 01."],
  ['["a]', "Line 1, column 2: the text that begins here has no closing quote in its line."],
  ['["\\x"]', "Line 1, column 2: this text has a backslash or a control character that JSON does not allow."],
  ["[1", "Line 1, column 3: the text ends, and a comma or the closing bracket is missing."],
  ["{} {}", "Line 1, column 4: nothing may follow the end."],
  ["[1,]", "Line 1, column 4: expected a value, found ]."],
  ["[1}", "Line 1, column 3: expected a comma or the closing bracket, found }."],
  ["[".repeat(1_000), "It is nested deeper than 64 levels."],
])("says what is wrong with %j", (text, problem) => {
  expect(readJson(text)).toEqual({ problem });
});

it("reads what is right, and counts no brackets in texts", () => {
  expect(readJson(' {"a": [1e3, "[\\"["], "b": null} ')).toEqual({
    value: { a: [1000, '[\\"['.replace("\\", "")], b: null },
  });
  expect(jsonDepth('["[[[[\\"[["]')).toBe(1);
});

it("has a place for every text that is no JSON", () => {
  const text = '{"name": "a\\u0041", "list": [1, -2.5e3, true, null, {}], "o": {"x": []}}';
  const unplaced = Array.from(text).flatMap((_, at) =>
    [text.slice(0, at) + text.slice(at + 1), `${text.slice(0, at)}%${text.slice(at)}`].filter((changed) => {
      const read = readJson(changed);
      return "problem" in read && !/^Line 1, column \d+: .+\.$/.test(read.problem);
    }),
  );
  expect(unplaced).toEqual([]);
});
