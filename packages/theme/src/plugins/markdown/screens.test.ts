import { jsxAttribute, stringAttribute, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { remarkScreens } from "./screens";

function drawn(fill: string): string {
  const attributes = [jsxAttribute("dialog", "setupKey"), jsxAttribute("fill", fill)];
  const node: MdNode = { type: "mdxJsxFlowElement", name: "Screen", attributes, children: [] };
  const file = { path: "/site/docs/x.mdx", data: { frontMatter: { values: { group: "servers" } } } };
  remarkScreens({ siteDir: "/site" })({ type: "root", children: [node] }, file as unknown as MdFile);
  return stringAttribute(node, "drawing") ?? "";
}

test("a drawing gets what it draws, with marks where readers have values of their own", () => {
  expect(JSON.parse(drawn("Auto-assigned groups: web, servers"))).toMatchObject({
    title: "Create New Setup Key",
    fields: expect.arrayContaining([
      expect.objectContaining({
        label: "Auto-assigned groups",
        parts: [{ text: "web, " }, { text: "servers", form: expect.stringMatching(/^group/) }, { text: "" }],
      }),
    ]),
  });
});

test("a mistake stops the build", () => {
  expect(() => drawn("Nmae: ci")).toThrow('There is no field "Nmae"');
});
