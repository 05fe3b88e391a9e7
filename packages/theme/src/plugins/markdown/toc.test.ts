import type { Literal, ObjectExpression } from "estree";
import type { MdFile, MdNode } from "docusaurus-waymark-core/parse/tree";
import { HEADINGS_KEY } from "./headings";
import { remarkToc } from "./toc";

const literal = (value: string) => ({ type: "Literal", value });
const property = (name: string, value: string) => ({
  type: "Property",
  key: { type: "Identifier", name },
  value: literal(value),
});

/** A page whose table of contents Docusaurus has written: an export with one object for each heading. */
function pageWith(exported: string, ids: readonly string[], idKey = "id"): MdNode {
  const elements = ids.map((id) => ({
    type: "ObjectExpression",
    properties: [property("value", "Text"), property(idKey, id)],
  }));
  const declaration = {
    type: "VariableDeclaration",
    declarations: [
      {
        type: "VariableDeclarator",
        id: { type: "Identifier", name: exported },
        init: { type: "ArrayExpression", elements },
      },
    ],
  };
  const estree = { type: "Program", body: [{ type: "ExportNamedDeclaration", declaration }] };
  return { type: "root", children: [{ type: "mdxjsEsm", data: { estree } }] } as unknown as MdNode;
}

/** The objects of that list, as plain ones. */
function entriesOf(page: MdNode): Record<string, Literal["value"] | undefined>[] {
  const [statement] = page.children?.[0]?.data?.estree?.body ?? [];
  const { elements } = (
    statement as unknown as { declaration: { declarations: [{ init: { elements: ObjectExpression[] } }] } }
  ).declaration.declarations[0].init;
  return elements.map(({ properties }) =>
    Object.fromEntries(
      (properties as unknown as { key: { name: string }; value: Literal }[]).map(({ key, value }) => [
        key.name,
        value.value,
      ]),
    ),
  );
}

const headings = [{ id: "list", tag: "GET", label: "/api/peers" }, { id: "plain" }];
const run = (page: MdNode): void =>
  remarkToc()(page, { data: { [HEADINGS_KEY]: headings } } as unknown as MdFile);

test("an entry gets the method and the path of its heading", () => {
  const page = pageWith("toc", ["list", "plain"]);
  run(page);
  expect(entriesOf(page)).toEqual([
    { value: "Text", id: "list", tag: "GET", label: "/api/peers" },
    { value: "Text", id: "plain" },
  ]);
});

test.each([
  ["is exported under another name", pageWith("headings", ["list", "plain"])],
  ["names its headings by another key", pageWith("toc", ["list", "plain"], "slug")],
  ["does without the heading", pageWith("toc", ["plain"])],
])("the build stops when the table %s", (_, page) => {
  expect(() => run(page)).toThrow(
    'The table of contents has no entry for "#list". Docusaurus or its bundler changed. Fix: read the exported table as it is now, in packages/theme/src/plugins/markdown/toc.ts.',
  );
});
