import { fieldRule } from "./fields";
import { findingsOf } from "./seed.fixture";

const front = (...lines: readonly string[]): string => ["---", ...lines, "---", "", "Text.", ""].join("\n");

test.each(["1.20", "0.10", "017", "0x1F", "12e03", "true"])("title: %s is quoted as it is typed", (typed) => {
  expect(findingsOf(fieldRule, front(`title: ${typed}`))).toEqual([
    `docs/x.mdx:2:1 field: "title" is not text. Fix: write title: "${typed}".`,
  ]);
});

test.each(["2026-01-31", "yes", "on", "~5", '"1.20"'])("title: %s is a text", (typed) => {
  expect(findingsOf(fieldRule, front(`title: ${typed}`))).toEqual([]);
});

test("typographic quotation marks around a value are found", () => {
  expect(findingsOf(fieldRule, front("title: “A page”"))).toEqual([
    'docs/x.mdx:2:1 field: The quotation marks of "title" are not those of YAML, and would be shown. Fix: write title: "A page".',
  ]);
});
