import { remarkDiagrams } from ".";
import type { Drawn } from "docusaurus-waymark-core/lib/drawn";
import { parseMarkdown } from "docusaurus-waymark-core/parse/parser";
import { stringAttribute } from "docusaurus-waymark-core/parse/tree";
import { WriterError } from "docusaurus-waymark-core/report";

function compile(text: string): unknown {
  const root = parseMarkdown(text);
  remarkDiagrams({ siteDir: "/site" })(root, { path: "/site/docs/x.mdx" } as never);
  return root.children?.[0];
}

const FENCE = "flowchart LR\naccTitle: A name\naccDescr: All of it.\na --> b\n```";

test("a fence becomes a figure with its text, its caption and its drawing", () => {
  const figure = compile(`\`\`\`mermaid caption="Both meet."\n${FENCE}`) as Parameters<
    typeof stringAttribute
  >[0];
  expect(stringAttribute(figure, "caption")).toBe("Both meet.");
  expect(stringAttribute(figure, "source")).toContain("a --> b");
  const drawn = JSON.parse(stringAttribute(figure, "drawn") ?? "") as Drawn;
  expect(drawn).toMatchObject({ title: "A name", desc: "All of it." });
});

test("without a caption the name is the caption", () => {
  const figure = compile(`\`\`\`mermaid\n${FENCE}`) as Parameters<typeof stringAttribute>[0];
  expect(stringAttribute(figure, "caption")).toBe("A name.");
});

test("a fence that cannot be drawn stops the build at its line", () => {
  expect(() => compile("Text.\n\n```mermaid\ntimeline\n```")).toThrow(WriterError);
});
