import { overdue } from "./overdue";
import { pageOf } from "./seed.fixture";

const NOW = new Date("2026-12-31T00:00:00Z");
const verified = (path: string, on: string, release: string) =>
  pageOf(`---\nverified:\n  on: ${on}\n  release: ${release}\n---\n`, path);

const PAGES = [
  verified("docs/new.mdx", "2026-12-01", "0.77.1"),
  verified("docs/late.mdx", "2026-06-01", "0.77.1"),
  verified("docs/old.mdx", "2026-12-01", "0.60.9"),
  pageOf("---\ntitle: A\n---\n", "docs/never.mdx"),
  pageOf("---\nunlisted: true\n---\n", "docs/hidden.mdx"),
];

test("pages without a verification are always due, unlisted ones never", () => {
  expect(overdue(PAGES, {}, NOW)).toEqual(["docs/never.mdx  never verified"]);
});

test("an age and a release add to them", () => {
  expect(overdue(PAGES, { olderThan: "180d" }, NOW)).toContain("docs/late.mdx  2026-06-01  0.77.1");
  expect(overdue(PAGES, { before: "0.77" }, NOW)).toContain("docs/old.mdx  2026-12-01  0.60.9");
  expect(overdue(PAGES, { olderThan: "26w", before: "0.77.1" }, NOW)).toHaveLength(3);
});

test("a wrong age or release says so", () => {
  expect(() => overdue(PAGES, { olderThan: "6 months" }, NOW)).toThrow(
    '"6 months" is no age such as 180d or 26w.',
  );
  expect(() => overdue(PAGES, { before: "next" }, NOW)).toThrow('"next" is no release.');
});
