import { fieldRule } from "./fields";
import type * as Folders from "../../siteContent/folders";
import { formatFinding } from "../../report";
import { postRule } from "./posts";
import type { AnalyzedPage } from "./rule";
import { EMPTY_SITE, findingsOf, pageOf } from "./seed.fixture";

jest.mock("../../siteContent/folders", () => {
  const actual = jest.requireActual<typeof Folders>("../../siteContent/folders");
  const blog = { folder: "blog", basePath: "/blog", kind: "blog", language: "en" };
  return {
    ...actual,
    pageFolderOf: (file: string) => (file.startsWith("blog/") ? blog : actual.pageFolderOf(file)),
  };
});

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

test("a part of pages has no front matter", () => {
  expect(findingsOf(fieldRule, front("title: A"), "docs/_x.mdx")).toEqual([
    "docs/_x.mdx:1:1 field: The front matter of a part of pages has no effect. Fix: remove it, with both lines of dashes.",
  ]);
});

test("authors and tags of a post are in their files", () => {
  const post = {
    path: "blog/a.mdx",
    text: front("authors: [adda, bob]"),
    frontMatter: { authors: ["adda", "bob"], tags: ["x"] },
  };
  const site = {
    ...EMPTY_SITE,
    textOf: (file: string) => (file === "blog/authors.yml" ? "ada: { name: A }" : undefined),
  };
  expect(postRule([], site, [post as unknown as AnalyzedPage], () => true).map(formatFinding)).toEqual([
    'blog/a.mdx:2:1 field: blog/authors.yml has no "adda". Fix: write "ada", or add it to blog/authors.yml.',
    'blog/a.mdx:2:1 field: blog/authors.yml has no "bob". Fix: add it to blog/authors.yml.',
  ]);
});

test.each([
  [
    "name",
    "ada: { title: A }\nbob: { name: B }\neve: { image_url: /e.png }\n",
    '1:1 field: The author "ada" has neither name nor image. Fix: write "name:" below it.',
  ],
  ["value", "ada:\n", '1:1 field: The author "ada" has neither name nor image.'],
  [
    "end",
    "ada: { name: A }\nada: { name: B }\n",
    "2:1 field: This is not YAML: Map keys must be unique. Fix:",
  ],
])("an author without a %s is found in the file", (_, text, words) => {
  const site = { ...EMPTY_SITE, textOf: (file: string) => (file === "blog/authors.yml" ? text : undefined) };
  const post = { path: "blog/a.mdx", frontMatter: {} } as unknown as AnalyzedPage;
  expect(postRule([post], site, [], () => true).map(formatFinding)).toEqual([
    expect.stringContaining(`blog/authors.yml:${words}`),
  ]);
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

test.each([
  ["blog/2026-01-15-hello.mdx", "", undefined],
  ["blog/hello.mdx", "date: 2026-01-15", undefined],
  ["blog/hello.mdx", "date: 2999-01-15T08:00", "2:1 field: 2999-01-15T08:00 is in the future"],
  ["blog/hello.mdx", "date: 2026-02-41", '2:1 field: "2026-02-41" is not a day.'],
  ["blog/hello.mdx", "date: 2026-02-30", '2:1 field: "2026-02-30" is not a day.'],
  ["blog/2999-01-15-hello.mdx", "title: A", "1:1 field: 2999-01-15 is in the future"],
])("the day of the post %s with %j: %s", (path, line, finding) => {
  const found = fieldRule(pageOf(front(line), path)).map(formatFinding);
  expect(found).toEqual(finding === undefined ? [] : [expect.stringContaining(`${path}:${finding}`)]);
});
