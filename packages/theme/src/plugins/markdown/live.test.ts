import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { remarkFacts } from "./facts";
import { preprocess } from "docusaurus-waymark-core/parse/tokens";
import { nodesBelow, textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { remarkLive } from "./index";

const tokens = tokensOf(acme);

function treeOf(source: string): MdNode {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkLive as never, { tokens })
    .use(remarkFacts as never, { siteDir: "/site", tokens });
  const tree = processor.parse(preprocess(source, tokens));
  return processor.runSync(tree, { path: "/site/docs/x.mdx" }) as unknown as MdNode;
}

describe("live fences", () => {
  const tree = treeOf("````mdx live\n**Run** `\\{{cli}} up` as {{product}}.\n````\n");
  const example = nodesBelow(tree).find(({ name }) => name === "Showcase");

  it("show what one text makes, and the text itself", () => {
    const [result, source] = example?.children ?? [];
    expect(nodesBelow(result as MdNode).map(({ type }) => type)).toEqual(
      expect.arrayContaining(["strong", "inlineCode"]),
    );
    expect(textOf(result as MdNode)).toBe(`Run ${acme.client.cli} up as ${acme.name}.`);
    expect(source).toMatchObject({ type: "code", value: `**Run** \`{{cli}} up\` as ${acme.name}.` });
  });

  it("wrap no element in a paragraph that is alone in it", () => {
    const html = "<details>\n<summary>Why</summary>\n\nA <b>word</b>.\n\n</details>";
    const [details] = nodesBelow(treeOf(`\`\`\`\`mdx live\n${html}\n\`\`\`\`\n`)).filter(
      ({ name }) => name === "details",
    );
    expect(details?.children?.map(({ type, name }) => name ?? type)).toEqual(["summary", "paragraph"]);
  });

  it("other fences stay as they are", () => {
    const names = nodesBelow(treeOf("```mdx\nlive\n```\n\n```js live\n1\n```\n")).map(({ type }) => type);
    expect(names).toEqual(["code", "code"]);
  });
});

describe("tables of facts", () => {
  it("stand where the element stood, tokens replaced", () => {
    const tree = treeOf('Before.\n\n<FactTable name="policyProtocols" />\n\nAfter.\n');
    expect(tree.children?.map(({ type }) => type)).toEqual(["paragraph", "paragraph", "paragraph"]);
    expect(textOf(tree)).toContain(`${acme.slug}-ssh`);
  });

  it("of an unknown name stop the build with the nearest one", () => {
    expect(() => treeOf('Text.\n\n<FactTable name="rolls" />\n')).toThrow(
      'docs/x.mdx:3:1 fact-table: There is no table called "rolls". Fix: write name="roles".',
    );
  });
});
