import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import { idOf, routeOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import type { Site } from "docusaurus-waymark-core/content/site";
import { paginationRule } from "./menu";
import type { AnalyzedPage } from "docusaurus-waymark-core/rules/rule";
import { translationRule } from "./translations";

const FOLDER = "i18n/xx/docusaurus-plugin-content-docs/current";

function page(path: string, ids: readonly string[], frontMatter: object = { title: "Two words" }) {
  return { path, text: "", ids: new Set(ids), frontMatter } as unknown as AnalyzedPage;
}

function check(...pages: readonly AnalyzedPage[]): string[] {
  return translationRule(pages, {} as Site, pages, () => true).map(
    ({ path, message, fix }) => `${path} ${message} ${fix}`,
  );
}

test("a translation has the ids of its source; that of the title is made from its words", () => {
  const source = page("docs/a/b.mdx", ["two-words", "one", "two"]);
  expect(check(source, page(`${FOLDER}/a/b.mdx`, ["zwei-worte", "one", "two"]))).toEqual([]);
  expect(check(source, page(`${FOLDER}/a/b.mdx`, ["one"], { anchors: { two: "one" } }))).toEqual([]);
  expect(check(source, page(`${FOLDER}/a/b.mdx`, ["one", "zwei"]))).toEqual([
    `${FOLDER}/a/b.mdx The heading "two" of docs/a/b.mdx has no counterpart here. write {#two} after the text of that heading.`,
  ]);
});

test("a translation without a source says so: Docusaurus reads none whose file has another name", () => {
  expect(check(page("docs/a.mdx", []), page(`${FOLDER}/a.md`, []))).toEqual([
    `${FOLDER}/a.md This translates docs/a.md, which does not exist. move the file to where the page is, or delete it.`,
  ]);
  expect(check(page(`${FOLDER}/gone.mdx`, []))).toEqual([
    `${FOLDER}/gone.mdx This translates docs/gone.mdx, which does not exist. move the file to where the page is, or delete it.`,
  ]);
});

test("the page after a translation may be untranslated", () => {
  const next = (id: string): AnalyzedPage[] => [
    { ...page(`${FOLDER}/b.mdx`, [], { pagination_next: id }), text: `---\npagination_next: ${id}\n---\n` },
    page("docs/a/next.mdx", []),
  ];
  expect(paginationRule(next("a/next"), {} as Site, next("a/next"), () => true)).toEqual([]);
  expect(paginationRule(next("a/none"), {} as Site, next("a/none"), () => true)).toHaveLength(1);
});

test("a translation has the language in its address, and the id and the menu of its source", () => {
  const file = `${FOLDER}/how-to/x.mdx`;
  expect(routeOf({ path: file })).toBe("/xx/how-to/x");
  expect(routeOf({ path: `${FOLDER}/index.mdx` })).toBe("/xx");
  expect(idOf(file)).toBe("how-to/x");
  expect(sectionOfFile(file)).toMatchObject({ folder: FOLDER, menu: sectionOfFile("docs/x.mdx").menu });
  expect(pageFolderOf(file)).toMatchObject({ kind: "docs", language: "xx" });
  expect(pageFolderOf("docs/x.mdx")?.translates).toBeUndefined();
});
