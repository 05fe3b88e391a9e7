import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { createCheck } from "docusaurus-plugin-waymark-check/check";
import { headingsOf, readPage } from "docusaurus-waymark-core/parse";
import { nodesBelow, textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { parseMarkdown } from "docusaurus-waymark-core/parse/parser";
import { preprocess } from "docusaurus-waymark-core/parse/tokens";
import { EMPTY_SITE } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import { writtenIdRule } from "docusaurus-plugin-waymark-check/rules/writtenIds";
import { remarkRules } from "docusaurus-theme-waymark/plugins/markdown";
import { withEdits } from "docusaurus-waymark-core/report";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { REGISTRY } from "docusaurus-theme-waymark/mdx/registry";
import { peerloom } from "../src/product/peerloom";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";

// Every row of the page on the features of Docusaurus is tried: what is shown live passes the rules of pages and of the build, and what
// is refused has the finding that stands below it.

const PAGE = "docs/docusaurus-features.mdx";
const tokens = tokensOf(peerloom);
const check = createCheck({ tokens, components: currentSite().properties }, "build");
const HEAD = [
  "title: A page",
  "description: A description that is long enough to say what a reader gets.",
  "unlisted: true",
];

/** Only images next to the page exist. */
const SITE = {
  ...EMPTY_SITE,
  sizeOf: (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size,
  beginOf: (file: string) => fs.readFileSync(file, "latin1"),
};

interface Row {
  readonly name: string;
  readonly live: readonly string[];
  /** A page or its front matter, and the finding. */
  readonly refused: readonly { readonly lang: string; readonly source: string; readonly words: string }[];
}

function rowsOf(root: MdNode): readonly Row[] {
  const rows: { name: string; fences: MdNode[] }[] = [];
  for (const node of root.children ?? []) {
    if (node.type === "heading" && node.depth === 3) rows.push({ name: textOf(node), fences: [] });
    if (node.type === "code") rows.at(-1)?.fences.push(node);
  }
  return rows.map(({ name, fences }) => ({
    name,
    live: fences.filter(({ meta }) => meta === "live").map(({ value = "" }) => value),
    refused: fences.flatMap(({ meta, lang, value = "" }, index) =>
      meta === 'title="refused"'
        ? [{ lang: lang ?? "", source: value, words: fences[index + 1]?.value ?? "" }]
        : [],
    ),
  }));
}

const rows = rowsOf(parseMarkdown(fs.readFileSync(PAGE, "utf8")));
const live = rows.flatMap(({ name, live: sources }) => sources.map((source) => [name, source] as const));
const refused = rows.flatMap(({ name, refused: some }) => some.map((one) => [name, one] as const));

function findings(front: readonly string[], body: string): string[] {
  const text = ["---", ...HEAD, ...front, "---", "", "## Part", "", "### Row", "", body, ""].join("\n");
  const found = check({ sources: [{ path: "docs/x.mdx", text }], site: SITE }).findings;
  return found.map(({ message, fix }) => `${message} Fix: ${fix}`);
}

test("there are rows of each kind", () => {
  expect(live.length).toBeGreaterThanOrEqual(6);
  expect(refused.length).toBeGreaterThanOrEqual(10);
});

test.each(live)("%s works", (_, source) => {
  expect(findings([], source)).toEqual([]);
  const { beforeDefaultRemarkPlugins, remarkPlugins } = remarkRules({
    siteDir: process.cwd(),
    tokens,
    components: REGISTRY,
  });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use([...beforeDefaultRemarkPlugins, ...remarkPlugins] as never);
  const path = `${process.cwd()}/docs/x.mdx`;
  const tree: object = processor.parse(preprocess(`## Part\n\n${source}`, tokens));
  const made: unknown = processor.runSync(tree as never, { path, data: {} });
  const code = nodesBelow(made as MdNode).filter(({ type }) => type === "code");
  expect(code).toEqual([]);
});

test.each(refused)("%s is refused in the words that the page shows", (_, { lang, source, words }) => {
  const found = lang === "yaml" ? findings([source], "Text.") : findings([], source);
  expect(found).toEqual([words]);
});

describe("ids that the command of Docusaurus writes behind headings", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "heading-ids-"));
  const files = ["docs/how-to/ssh.mdx", "docs/how-to/cli.mdx"].map((file) =>
    path.join("test/smallSite", file),
  );
  const copyOf = (file: string): string => path.join(folder, path.basename(file));

  beforeAll(() => {
    for (const file of files) fs.copyFileSync(file, copyOf(file));
    const cli = path.resolve("node_modules/@docusaurus/core/bin/docusaurus.mjs");
    execFileSync(process.execPath, [cli, "write-heading-ids", ".", ...files.map(copyOf)]);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  const idsOf = (text: string): string[] =>
    [
      ...headingsOf(readPage({ path: "docs/x.mdx", text }, { tokens, components: currentSite().properties }))
        .ids,
    ].sort();

  it.each(files)("keep all addresses of %s, once the findings about them are fixed", (file) => {
    const before = fs.readFileSync(file, "utf8");
    const after = fs.readFileSync(copyOf(file), "utf8");
    expect(after).toMatch(/^## .* \{#[\w-]+\}$/m);
    const page = readPage({ path: file, text: after }, { tokens, components: currentSite().properties });
    const fixed = withEdits(
      after,
      writtenIdRule(page).flatMap(({ edits }) => edits ?? []),
    );
    expect(idsOf(fixed)).toEqual(idsOf(before));
  });
});

test.each(["./y.mdx", "y.mdx#part", "./y", "/y"])("a link to %s leads to the page", (address) => {
  const pageOf = (title: string, body: string): string =>
    ["---", ...HEAD, "---", "", "## Part", "", body, ""]
      .join("\n")
      .replace("title: A page", `title: ${title}`)
      .replace("A description", `A description of ${title}`);
  const sources = [
    { path: "docs/x.mdx", text: pageOf("X", `[Y](${address})`) },
    { path: "docs/y.mdx", text: pageOf("Y", "Text.") },
  ];
  expect(check({ sources, site: EMPTY_SITE }).findings).toEqual([]);
});

test("a file of a category is refused", () => {
  const site = { ...EMPTY_SITE, strayFiles: ["docs/how-to/_category_.json"] };
  expect(check({ sources: [], site }).findings).toEqual([
    expect.objectContaining({ fix: "delete the file, and write the group in sidebars.ts." }),
  ]);
});

test("a partial is no page, its mistakes are found in it, and its headings can be linked to", () => {
  const page = [
    "---",
    ...HEAD,
    "---",
    "",
    'import Part from "./_part.mdx";',
    "",
    "[Down](#shared)",
    "",
    "<Part />",
  ];
  const sources = [
    { path: "docs/x.mdx", text: page.join("\n") },
    { path: "docs/_part.mdx", text: "## Shared\n\n<Carrd />\n" },
  ];
  expect(check({ sources, site: EMPTY_SITE }).findings).toMatchObject([
    { path: "docs/_part.mdx", line: 3, fix: "write <Card>." },
  ]);
});
