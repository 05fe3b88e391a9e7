import type { ScreenDrawing } from "docusaurus-waymark-core/facts/readScreen";
import { jsxAttribute, stringAttribute, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { remarkScreens } from "./screens";

function drawn(fill: string): string {
  const attributes = [jsxAttribute("dialog", "setupKey"), jsxAttribute("fill", fill)];
  const node: MdNode = { type: "mdxJsxFlowElement", name: "Screen", attributes, children: [] };
  const file = { path: "/site/docs/x.mdx", data: { frontMatter: { values: { group: "servers" } } } };
  remarkScreens({ siteDir: "/site" })({ type: "root", children: [node] }, file);
  return stringAttribute(node, "drawing") ?? "";
}

test("a drawing gets what it draws, with marks where readers have values of their own", () => {
  const { title, fields } = JSON.parse(drawn("Auto-assigned groups: web, servers")) as ScreenDrawing;
  expect(title).toBe("Create New Setup Key");
  expect(fields.at(-1)?.parts).toEqual([
    { text: "web, " },
    { text: "servers", form: "group raw" },
    { text: "" },
  ]);
});

test("a mistake stops the build", () => {
  expect(() => drawn("Nmae: ci")).toThrow('There is no field "Nmae"');
});
