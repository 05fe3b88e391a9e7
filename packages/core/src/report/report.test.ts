import { countOf, formatFinding, offsetAt, positionOf, WriterError, type Finding } from "./index";

const finding = (path: string, line: number, column = 1): Finding => ({
  path,
  line,
  column,
  rule: "rule",
  message: "It is wrong.",
  fix: "mend it.",
});

test("a finding is one line with place, rule and fix", () => {
  expect(formatFinding(finding("docs/x.mdx", 7, 12))).toBe(
    "docs/x.mdx:7:12 rule: It is wrong. Fix: mend it.",
  );
});

test.each([
  [0, 3, "0 findings in 3 pages"],
  [1, 1, "1 finding in 1 page"],
  [2, 1, "2 findings in 1 page"],
])("%i findings in %i pages are counted in words", (findings, pages, words) => {
  expect(
    countOf(
      Array.from({ length: findings }, () => ({})),
      pages,
    ),
  ).toBe(words);
});

test("an error lists all findings in reading order", () => {
  const error = new WriterError([
    finding("docs/b.mdx", 1),
    finding("docs/a.mdx", 10),
    finding("docs/a.mdx", 9),
  ]);
  expect(error.message.split("\n").map((line) => line.split(" ")[0])).toEqual([
    "docs/a.mdx:9:1",
    "docs/a.mdx:10:1",
    "docs/b.mdx:1:1",
  ]);
});

test("places count from 1", () => {
  expect(positionOf("abc", 0)).toEqual({ line: 1, column: 1 });
  expect(positionOf("abc\nde", 5)).toEqual({ line: 2, column: 2 });
});

test("the offset of a place is the one that has the place", () => {
  const text = "abc\n\nde\n";
  const offsets = Array.from({ length: text.length + 1 }, (_, offset) => offset);
  expect(offsets.map((offset) => offsetAt(text, positionOf(text, offset)))).toEqual(offsets);
  expect(offsetAt(text, { line: 9, column: 5 })).toBe(text.length);
});
