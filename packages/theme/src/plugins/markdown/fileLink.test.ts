import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { nodesBelow, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { fileLink, remarkOwnLinks } from ".";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "links-"));
const HE = "i18n/he/docusaurus-plugin-content-docs/current";
for (const file of ["docs/a b.mdx", "docs/c.mdx", `${HE}/c.mdx`]) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), "Text.\n");
}
afterAll(() => fs.rmSync(root, { recursive: true }));

function link(from: string, url: string): string {
  const node = { type: "link", position: { start: { line: 3, column: 5 } } } as never;
  return fileLink(root, { sourceFilePath: path.relative(process.cwd(), path.join(root, from)), url, node });
}

test("pages with a translation and pages without one link to each other by their files", () => {
  expect(link("docs/a b.mdx", "./c.mdx?x=1#id")).toBe("/c?x=1#id");
  expect(link(`${HE}/c.mdx`, "./a%20b.mdx#id")).toBe("/a b#id");
});

test("a file that is not there is named with its place", () => {
  expect(() => link("docs/c.mdx", "./gone.mdx")).toThrow(
    'docs/c.mdx:3:5 link: There is no page at "./gone.mdx".',
  );
  expect(() => link("docs/c.mdx", "./50%.mdx")).toThrow(
    'docs/c.mdx:3:5 link: There is no page at "./50%.mdx".',
  );
});

test("an element that leads to an address of the site is a link as any other, which adds the path of the site", () => {
  const text =
    'See <a href="/pages.atom">a</a>, <a href="https://x.example">b</a> and <a href="//x.example">c</a>.';
  const root = unified().use(remarkParse).use(remarkMdx).parse(text) as MdNode;
  remarkOwnLinks()(root);
  const elements = nodesBelow(root).filter(({ name }) => name === "a");
  expect(elements.map(({ data }) => data?._mdxExplicitJsx)).toEqual([false, undefined, undefined]);
});
