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

test("a draft cannot be unlisted", () => {
  expect(findingsOf(fieldRule, front("draft: true", "unlisted: true"))).toEqual([
    'docs/x.mdx:3:1 field: A page cannot be both "draft" and "unlisted". Fix: remove one of the two lines.',
  ]);
});

test("the field of former times is refused with the one that took its place", () => {
  expect(findingsOf(fieldRule, front("verified:", "  on: 2026-01-31", "  release: 0.77.1"))).toEqual([
    'docs/x.mdx:2:1 field: This site does not use the field "verified". Fix: write "release:" with the release that the page was written for.',
  ]);
});
