import fc from "fast-check";
import type { PhrasingContent, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { escaped } from "./escaped";

const text = fc
  .array(fc.oneof(fc.constantFrom(...Array.from("_*[]()<>&#|~`!-+.:=@\\\"' \n1aw")), fc.string()), {
    maxLength: 12,
  })
  .map((parts) => parts.join(""));

function paragraph(first: string, second: string, inside: string): Root {
  const children: PhrasingContent[] = [
    { type: "text", value: first },
    { type: "emphasis", children: [{ type: "text", value: inside }] },
    { type: "text", value: second },
  ];
  return { type: "root", children: [{ type: "paragraph", children }] };
}

it("texts are escaped as the writer alone would escape them", () => {
  const alone = unified().use(remarkGfm).use(remarkStringify);
  const ours = unified()
    .use(remarkGfm)
    .use(remarkStringify, { handlers: { text: escaped } });
  fc.assert(
    fc.property(text, text, text, (first, second, inside) => {
      const tree = paragraph(first, second, inside);
      expect(ours.stringify(tree)).toBe(alone.stringify(tree));
    }),
    { numRuns: 500 },
  );
});
