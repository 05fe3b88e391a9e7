import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { maskTokens } from "../../content/parse/mask";
import { parseMarkdown } from "../../content/parse/parser";
import type { MdNode } from "../../content/parse/tree";
import { handOver, preprocessor, remarkHandover } from "./index";

const tokens = { cli: "mesh" };
const preprocess = preprocessor(tokens);
const compiler = unified().use(remarkParse).use(remarkMdx).use(remarkHandover, { tokens });

const hiddenTree = (text: string): MdNode => parseMarkdown(maskTokens(text));

/** What Docusaurus does with a page until it has a tree. */
function compile(filePath: string, fileContent: string, change = (text: string): string => text): MdNode {
  const value = change(preprocess({ filePath, fileContent }));
  return compiler.parse(new VFile({ path: filePath, value })) as unknown as MdNode;
}

const firstText = (root: MdNode): unknown => root.children?.[0]?.children?.[0]?.value;

it("a tree that was handed over is taken once, with values in it", () => {
  const root = hiddenTree("Run {{cli}}.");
  handOver("/a.mdx", { text: "Run {{cli}}.", root });
  expect(compile("/a.mdx", "Run {{cli}}.")).toBe(root);
  expect(firstText(root)).toBe("Run mesh.");
  const again = compile("/a.mdx", "Run {{cli}}.");
  expect(again).not.toBe(root);
  expect(firstText(again)).toBe("Run mesh.");
});

it("a page that changed since is parsed", () => {
  handOver("/b.mdx", { text: "Old {{cli}}.", root: hiddenTree("Old {{cli}}.") });
  expect(firstText(compile("/b.mdx", "New {{cli}} and `{{`."))).toBe("New mesh and ");
  expect(firstText(compile("/b.mdx", "Old {{cli}}."))).toBe("Old mesh.");
});

it("so is one whose text is changed on the way to the parser, and one that cannot be filled", () => {
  handOver("/c.mdx", { text: "A {{cli}}.", root: hiddenTree("A {{cli}}.") });
  expect(firstText(compile("/c.mdx", "A {{cli}}.", (text) => text.replace("A", "B")))).toBe("B mesh.");
  handOver("/d.mdx", { text: "A \\{{cli}}.", root: hiddenTree("A \\{{cli}}.") });
  expect(firstText(compile("/d.mdx", "A \\{{cli}}."))).toBe("A {{cli}}.");
});

it("texts without a file are parsed: examples and tables of facts", () => {
  handOver("/e.mdx", { text: "x", root: hiddenTree("x") });
  expect(firstText(compiler.parse("plain") as unknown as MdNode)).toBe("plain");
});

it("only so many trees are held at a time", () => {
  const root = hiddenTree("x");
  const long = "x".repeat(19_999_999);
  handOver("/f.mdx", { text: long, root });
  handOver("/g.mdx", { text: "xx", root });
  expect(compile("/g.mdx", "xx")).not.toBe(root);
  expect(compile("/f.mdx", long)).toBe(root);
});

it("it needs a parser", () => {
  expect(() => unified().use(remarkHandover, { tokens }).freeze()).toThrow("behind remark-parse");
});
