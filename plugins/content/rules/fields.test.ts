import { fieldRule } from "./fields";
import { verifiedRule } from "./frontMatter";
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

test("a date in the future is found where it stands", () => {
  const day = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  expect(findingsOf(verifiedRule, front("verified:", `  on: ${day}`, "  release: 0.77.1"))).toEqual([
    `docs/x.mdx:3:7 verified: The verification date ${day} is in the future. Fix: write the day of the check.`,
  ]);
});
