import { product } from "docusaurus-waymark-core/site/product";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { formatFinding, WriterError } from "docusaurus-waymark-core/report";
import { checkDocument } from "./checkDocument";
import { checkExamples } from "./checkExamples";
import { siteIn } from "../site.fixture";
import { loadOpenApi, readOpenApi, type PathItem } from "./index";

const read = (text: string) => readOpenApi("api/x.yaml", text, tokensOf(product));

/** A whole description that is as small as can be; each test breaks one thing in it. */
const SMALL = `openapi: 3.1.0
info: { title: "{{product}} API", version: 1.0.0 }
tags: [{ name: Groups }]
paths:
  /api/groups:
    get:
      operationId: listGroups
      tags: [Groups]
      responses:
        "200":
          description: The groups.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Group" }
              examples: { group: { $ref: "#/components/examples/Group" } }
components:
  schemas:
    Group: { type: object, required: [name], properties: { name: { type: string, maxLength: 4 } } }
  examples:
    Group: { value: { name: devs } }
`;

it("accepts a small description", async () => {
  const source = read(SMALL);
  expect([...(await checkDocument(source)), ...checkExamples(source)]).toEqual([]);
  expect(source.document.info.title).toBe(`${product.name} API`);
});

describe("a description that cannot be read stops with every place", () => {
  const messageOf = (text: string): string => {
    try {
      read(text);
    } catch (error) {
      if (error instanceof WriterError) return error.message;
      throw error;
    }
    return "read";
  };

  it.each([
    ["nothing at all", "", "api/x.yaml:1:1 openapi-incomplete: The file is no description of an API."],
    ["a list", "- a", "api/x.yaml:1:1 openapi-incomplete: The file is no description of an API."],
    [
      "UTF-16",
      Buffer.from(SMALL, "utf16le").toString(),
      "api/x.yaml:1:1 openapi-syntax: The file is in UTF-16. Fix: save it as UTF-8.",
    ],
    [
      "an alias without an anchor",
      SMALL.replace("[Groups]", "*nowhere"),
      'api/x.yaml:8:13 openapi-syntax: Nothing above has the anchor "&nowhere".',
    ],
    [
      "Swagger 2.0",
      SMALL.replace("openapi: 3.1.0", 'swagger: "2.0"'),
      "api/x.yaml:1:10 openapi-version: Swagger 2.0 is not read. Fix: convert it to OpenAPI 3.1",
    ],
    [
      "paths emptied",
      SMALL.replace(/paths:[^]*components:/, "paths: {}\ncomponents:"),
      'api/x.yaml:4:8 openapi-incomplete: "paths" is missing or empty.',
    ],
    [
      "half a file",
      SMALL.slice(0, SMALL.indexOf("components:")),
      'api/x.yaml:14:31 openapi-reference: "#/components/schemas/Group" leads nowhere.',
    ],
    [
      "a token that nobody defines",
      SMALL.replace("{{product}}", "{{prodct}}"),
      'api/x.yaml:2:17 content-token: "{{prodct}}" is not a content token.',
    ],
    [
      "broken syntax",
      SMALL.replace("[Groups]", "[Groups"),
      "api/x.yaml:9:7 openapi-syntax: Flow sequence in block collection must be sufficiently indented and end with a ]. Fix:",
    ],
    [
      "a method that no page shows",
      SMALL.replace("    get:", "    trace:"),
      'api/x.yaml:7:7 openapi-unread: The pages do not show "trace" here.',
    ],
    [
      "a reference to another file",
      SMALL.replace("#/components/schemas/Group", "./group.yaml"),
      'api/x.yaml:14:31 openapi-reference: "./group.yaml" leads out of this file. Fix: bundle',
    ],
    [
      "a reference to itself",
      SMALL.replace("Group: { type: object", 'Group: { $ref: "#/components/schemas/Group", type: object'),
      'api/x.yaml:18:20 openapi-reference: "#/components/schemas/Group" points to itself.',
    ],
    [
      "a keyword that changes how references are read",
      SMALL.replace("Group: { type: object", "Group: { $id: group, type: object"),
      'api/x.yaml:18:19 openapi-unread: The pages do not show schemas with "$id".',
    ],
    [
      "a type that does not exist",
      SMALL.replace("Group: { type: object", "Group: { type: objct"),
      'api/x.yaml:18:20 openapi-type: There is no type "objct". Fix: write "object".',
    ],
    [
      "a key that a response does not have",
      SMALL.replace("description: The groups.", "summary: The groups."),
      'api/x.yaml:11:20 openapi-unread: The pages do not show "summary" here.',
    ],
    [
      "two tags whose pages would be one",
      SMALL.replace("tags: [{ name: Groups }]", "tags: [{ name: Groups }, { name: groups }]").replace(
        "paths:",
        "paths:\n  /a: { get: { tags: [groups], responses: {} } }",
      ),
      'api/x.yaml:3:34 openapi-tag: "groups" and "Groups" would be one page, groups.mdx.',
    ],
    [
      "a replacement that nobody knows",
      SMALL.replace("operationId: listGroups", "operationId: listGroups\n      x-replaced-by: listGruops"),
      'api/x.yaml:8:22 openapi-name: "x-replaced-by: listGruops" names nothing.',
    ],
  ])("%s", (_, text, start) => {
    expect(messageOf(text).slice(0, start.length)).toBe(start);
  });

  it("a circle of references, and a part that is not there, are one mistake each", () => {
    const circle = SMALL.replace(
      "Group: { type: object",
      'A: { $ref: "#/components/schemas/Group" }\n    Group: { $ref: "#/components/schemas/A", type: object',
    );
    const twice = SMALL.replaceAll("#/components/schemas/Group", "#/components/schemas/Grop").replace(
      "Group: { type: object",
      'A: { $ref: "#/components/schemas/Grop" }\n    Group: { type: object',
    );
    for (const text of [circle, twice]) expect(messageOf(text)).not.toContain("\n");
  });
});

describe("checks name the place", () => {
  const findingsOf = async (text: string): Promise<string[]> => {
    const source = read(text);
    return [...(await checkDocument(source)), ...checkExamples(source)].map(formatFinding);
  };

  it.each([
    [
      "an example",
      "value: { name: devs }",
      "value: { name: developers }",
      "20:21 openapi-example: The example",
    ],
    ["a response", "description: The groups.", "x-a: 1", "11:11 openapi-schema: /paths/~1api"],
  ])("%s", async (_, from, to, start) => {
    const findings = await findingsOf(SMALL.replace(from, to));
    expect(findings.map((finding) => finding.replace("api/x.yaml:", "").slice(0, start.length))).toContain(
      start,
    );
  });

  it("two paths that differ in names only, and an operationId used twice", async () => {
    const twice = SMALL.replace("/api/groups:", "/api/{a}:").replace(
      "components:\n",
      `  /api/{b}:
    get: { operationId: listGroups, tags: [Groups], responses: { "200": { description: x } } }
components:
`,
    );
    expect(await findingsOf(twice)).toEqual([
      expect.stringContaining('17:5 openapi-path: "/api/{b}" is the same path as another one.'),
      expect.stringContaining('17:25 openapi-id: operationId "listGroups" is taken.'),
      expect.stringContaining('No parameter describes "{a}".'),
      expect.stringContaining('No parameter describes "{b}".'),
    ]);
  });
});

it.each([
  [
    "/api/groups/{groupID}",
    "[{ name: groupId, in: path, required: true, schema: { type: string } }]",
    'No parameter describes "{groupID}". Fix: declare it',
  ],
  [
    "/api/groups/{a}/{b}",
    "[{ name: a, in: path, required: true, schema: { type: string } }]",
    'No parameter describes "{b}".',
  ],
  [
    "/api/groups",
    "[{ name: id, in: path, required: true, schema: { type: string } }]",
    'The path has no "{id}".',
  ],
])("%s with the parameters %s is one finding, also for two operations", async (path, parameters, finding) => {
  const other = 'delete: { operationId: other, tags: [Groups], responses: { "204": { description: x } } }';
  const text = SMALL.replace("  /api/groups:\n", `  ${path}:\n    ${other}\n    parameters: ${parameters}\n`);
  expect((await checkDocument(read(text))).map(formatFinding)).toEqual([expect.stringContaining(finding)]);
});

it("does not take the data of an example for a schema", async () => {
  const example = 'example: [{ $id: "0123" }, { $id: "0123" }]';
  const text = SMALL.replace("Group: { type: object", `Group: { ${example}, type: object`);
  expect(await checkDocument(read(text))).toEqual([]);
});

it("gives an operation with x-path-names a path of its own, and leaves the published form alone", () => {
  const { document, published } = loadOpenApi({ ...siteIn("test"), file: "openapi.fixture.yaml" });
  const path = "/api/users/invites/{token}";
  expect((document.paths?.[path] as PathItem).get?.parameters).toEqual([
    expect.objectContaining({ name: "token", in: "path" }),
  ]);
  expect(document.paths?.["/api/users/invites/{inviteId}"]).not.toHaveProperty("get");
  expect(published.paths).not.toHaveProperty([path]);
});
