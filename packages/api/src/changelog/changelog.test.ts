import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteIn } from "../site.fixture";
import { checkChangelog, publish, unpublishedChanges, writeChangelog } from "./index";

const FILE = "api/openapi.yaml";
const CHANGELOG_PAGE = "api/changelog.mdx";
/** A small description: `npm run api -- check` compares the committed changelog with the real one. */
const source = readFileSync("packages/api/src/everyMethod.fixture.yaml", "utf8");
const PAGE = `---
title: Changelog
---

{/* Generated from api/published by \`npm run api:generate\`. Do not edit. */}

{/* End of the generated part. */}
`;
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "api-changelog-"));
  mkdirSync(path.join(root, "api"));
  writeFileSync(path.join(root, CHANGELOG_PAGE), PAGE);
  write(FILE, source);
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (): string => readFileSync(path.join(root, CHANGELOG_PAGE), "utf8");
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
const narrow = (): void => write(FILE, source.replace("minimum: 1 }", "minimum: 5 }"));

test("the first publication says what it contains, the next one what changed", () => {
  publish(siteIn(root), "2026-11-21");
  expect(page()).toMatch(
    /## 2026-11-21 \{#2026-11-21\}\n\nThe first publication: 2 resources with 5 operations\./,
  );
  expect(page()).toContain("Nothing that affects programs has changed since 2026-11-21.");
  narrow();
  publish(siteIn(root), "1.1.0");
  expect(page()).toMatch(/## 1\.1\.0 \{#1-1-0\}\n\n\*\*Breaking changes\*\*\n\n\* .+`5`, was `1`\.\n/);
  expect(page().indexOf("## 1.1.0")).toBeLessThan(page().indexOf("## 2026-11-21"));
  expect(unpublishedChanges(siteIn(root))).toEqual([]);
  expect(() => checkChangelog(siteIn(root))).not.toThrow();
});

test("a change makes the page stale until it is written", () => {
  publish(siteIn(root), "2026-11-21");
  narrow();
  expect(() => checkChangelog(siteIn(root))).toThrow(
    /^api\/changelog\.mdx:1:1 api-changelog: The page differs .+ Fix: run/,
  );
  expect(writeChangelog(siteIn(root))).toBe(CHANGELOG_PAGE);
  expect(page()).toMatch(/newer than the last publication\. .+\n\n\*\*Breaking changes\*\*/);
  expect(writeChangelog(siteIn(root))).toBeUndefined();
  expect(() => checkChangelog(siteIn(root))).not.toThrow();
});

test.each([
  ["soon", /^"soon" is no date or version/],
  ["", /^"" is no date or version/],
  ["2026-11-21", /"2026-11-21" is published/],
  ["2026-11-22", /Nothing that affects programs/],
])("publishing %j again is refused", (name, message) => {
  publish(siteIn(root), "2026-11-21");
  const before = page();
  expect(() => publish(siteIn(root), name)).toThrow(message);
  expect(page()).toBe(before);
});

test("a description that was cut short is not published", () => {
  write(FILE, source.slice(0, source.length / 2));
  expect(() => publish(siteIn(root), "2026-11-21")).toThrow(/^api\/openapi\.yaml:/);
  expect(page()).toBe(PAGE);
});

test("a page without the marks is refused, and keeps its text", () => {
  write(CHANGELOG_PAGE, "---\ntitle: Changelog\n---\n");
  expect(() => writeChangelog(siteIn(root))).toThrow(
    /api-changelog: The marks of the generated part are gone/,
  );
  expect(page()).toBe("---\ntitle: Changelog\n---\n");
});
