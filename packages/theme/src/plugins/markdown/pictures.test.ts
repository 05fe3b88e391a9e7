import { remarkPictures } from "./pictures";
import type { MdNode } from "docusaurus-waymark-core/parse/tree";

const image = (width?: string): MdNode => ({
  type: "mdxJsxTextElement",
  name: "img",
  attributes: width ? [{ type: "mdxJsxAttribute", name: "width", value: width }] : [],
});
const paragraph = (...children: MdNode[]): MdNode => ({ type: "paragraph", children });
const text: MdNode = { type: "text", value: "See " };

test.each<[string, MdNode, string]>([
  ["a wide image alone opens large", paragraph(image("900")), "Picture"],
  ["so does one in a list or a note", { type: "listItem", children: [paragraph(image("900"))] }, "Picture"],
  ["a narrow one is shown in full", paragraph(image("360")), "img"],
  ["one without a size stays what it is", paragraph(image()), "img"],
  ["one in a sentence stays in it", paragraph(text, image("900")), "img"],
])("%s", (_, block, name) => {
  const root: MdNode = { type: "root", children: [block] };
  remarkPictures()(root);
  expect(JSON.stringify(root).match(/"(Picture|img)"/)?.[1]).toBe(name);
});
