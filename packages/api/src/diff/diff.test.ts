import { modelOf, type ApiModel } from "../model";
import type { OpenApiDocument, SchemaOrRef } from "../source";
import { diffOf, reportOf } from "./index";

type Json = Record<string, unknown>;

/** A description with one operation; `change` writes into it. */
function described(change: (parts: Parts) => void = () => undefined): ApiModel {
  const field: Json = {
    type: "string",
    minLength: 1,
    maxLength: 40,
    format: "hostname",
    enum: ["a", "b"],
    description: "A field.",
  };
  const inner: Json = {
    type: "object",
    required: ["port"],
    properties: { port: { type: "integer", minimum: 1 } },
  };
  const body: Json = {
    type: "object",
    required: ["field"],
    properties: { field, list: { type: "array", items: { $ref: "#/components/schemas/Inner" } } },
  };
  const answer: Json = {
    allOf: [{ $ref: "#/components/schemas/Base" }, { type: "object", properties: { own: {} } }],
  };
  const base: Json = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "string", maxLength: 20 } },
  };
  const query: Json = { name: "limit", in: "query", schema: { type: "integer", maximum: 100 } };
  const operation: Json = {
    operationId: "create",
    tags: ["Things"],
    summary: "Create a thing",
    security: [{ Token: [] }, { Bearer: [] }],
    "x-required-role": ["admin", "user"],
    parameters: [query],
    requestBody: { required: true, content: { "application/json": { schema: body } } },
    responses: {
      "200": { description: "Done.", content: { "application/json": { schema: answer } } },
      "404": { description: "Gone." },
    },
  };
  const get: Json = { operationId: "list", tags: ["Things"], summary: "List all things", responses: {} };
  const paths: Json = {
    "/api/things": { get, post: operation },
    "/api/things/{id}": { get: { ...get, operationId: "one" } },
  };
  const tag = { name: "Things" };
  const parts: Parts = { field, inner, body, answer, base, query, operation, paths };
  change(parts);
  const schemas = { Inner: inner, Base: base };
  const info = { title: "API", version: "1.0.0" };
  const document = { openapi: "3.1.0", info, tags: [tag], paths, components: { schemas } };
  return modelOf(document as unknown as OpenApiDocument);
}

type Parts = Record<"field" | "inner" | "body" | "answer" | "base" | "query" | "operation" | "paths", Json>;
type Row = readonly [change: (parts: Parts) => void, there: string, back: string];

const POST = "`POST /api/things`: ";
const properties = (schema: Json): Record<string, SchemaOrRef> =>
  schema["properties"] as Record<string, SchemaOrRef>;
const drop = (of: Json, key: string): boolean => Reflect.deleteProperty(of, key);

/** A change, what it is called, and what its reverse is called; empty where it is no change for programs. */
const ROWS: readonly Row[] = [
  [
    ({ paths }) => drop(paths, "/api/things/{id}"),
    "breaking `GET /api/things/{id}`: gone",
    "added `GET /api/things/{id}`: new: list all things",
  ],
  [
    ({ operation }) => (operation["parameters"] = []),
    `breaking ${POST}query parameter \`limit\` is gone`,
    `added ${POST}new query parameter \`limit\``,
  ],
  [
    ({ query }) => (query["required"] = true),
    `breaking ${POST}query parameter \`limit\` is now required`,
    "",
  ],
  [
    ({ query }) => (query["schema"] = { type: "integer", maximum: 50 }),
    `breaking ${POST}query parameter \`limit\` has the maximum \`50\`, was \`100\``,
    "",
  ],
  [
    ({ query }) => (query["deprecated"] = true),
    `deprecated ${POST}query parameter \`limit\` is deprecated`,
    "",
  ],
  [
    ({ body }) => drop(properties(body), "list"),
    `breaking ${POST}request field \`list\` is gone`,
    `added ${POST}new request field \`list\``,
  ],
  [
    ({ body }) => {
      properties(body)["more"] = { type: "string" };
      (body["required"] as string[]).push("more");
    },
    `breaking ${POST}new request field \`more\`, which is required`,
    `breaking ${POST}request field \`more\` is gone`,
  ],
  [
    ({ field }) => (field["enum"] = ["a"]),
    `breaking ${POST}request field \`field\` no longer has \`b\``,
    `added ${POST}request field \`field\` can be \`b\``,
  ],
  [
    ({ field }) => drop(field, "enum"),
    "",
    `breaking ${POST}request field \`field\` has the values \`a\`, \`b\`, was none`,
  ],
  [
    ({ field }) => drop(field, "maxLength"),
    "",
    `breaking ${POST}request field \`field\` has the maximum length \`40\`, was none`,
  ],
  [
    ({ field }) => (field["type"] = "integer"),
    `breaking ${POST}request field \`field\` has the type \`integer\`, was \`string\``,
    `breaking ${POST}request field \`field\` has the type \`string\`, was \`integer\``,
  ],
  [
    ({ field }) => (field["type"] = ["string", "null"]),
    "",
    `breaking ${POST}request field \`field\` has the type \`string\`, was \`string\`, \`null\``,
  ],
  [({ field }) => (field["format"] = "date"), "", ""],
  [
    ({ field }) => (field["x-edition"] = "exports"),
    `breaking ${POST}request field \`field\` is now only in some editions`,
    `added ${POST}request field \`field\` is now in all editions`,
  ],
  [
    ({ inner }) => drop(properties(inner), "port"),
    `breaking ${POST}request field \`list.port\` is gone`,
    `breaking ${POST}new request field \`list.port\`, which is required`,
  ],
  [
    ({ inner }) => (properties(inner)["port"] = { type: "integer", minimum: 1024 }),
    `breaking ${POST}request field \`list.port\` has the minimum \`1024\`, was \`1\``,
    "",
  ],
  [
    ({ base }) => (base["required"] = []),
    `breaking ${POST}response field \`id\` is now not always present`,
    "",
  ],
  [
    ({ base }) => (properties(base)["id"] = { type: "string", maxLength: 30 }),
    `breaking ${POST}response field \`id\` has the maximum length \`30\`, was \`20\``,
    "",
  ],
  [
    ({ answer }) => (answer["allOf"] = (answer["allOf"] as Json[]).slice(0, 1)),
    `breaking ${POST}response field \`own\` is gone`,
    `added ${POST}new response field \`own\``,
  ],
  [
    ({ operation }) => drop(operation["responses"] as Json, "404"),
    `breaking ${POST}status \`404\` is gone`,
    `added ${POST}new status \`404\``,
  ],
  [
    ({ operation }) => drop(operation, "requestBody"),
    `breaking ${POST}request body is gone`,
    `breaking ${POST}new request body, which is required`,
  ],
  [
    ({ operation }) => (operation["x-required-role"] = ["admin"]),
    `breaking ${POST}no longer accepts the role \`user\``,
    `added ${POST}accepts the role \`user\``,
  ],
  [
    ({ operation }) => (operation["x-required-role"] = ["any"]),
    `added ${POST}accepts the role \`any\``,
    `breaking ${POST}no longer accepts the role \`any\``,
  ],
  [
    ({ operation }) => (operation["security"] = [{ Token: [] }]),
    `breaking ${POST}no longer accepts the credentials \`Bearer\``,
    `added ${POST}accepts the credentials \`Bearer\``,
  ],
  [
    ({ operation }) => (operation["security"] = []),
    `added ${POST}accepts the credentials \`none\``,
    `breaking ${POST}no longer accepts the credentials \`none\``,
  ],
  [
    ({ operation }) => (operation["operationId"] = "make"),
    `breaking ${POST}its operation ID is \`make\`, was \`create\``,
    `breaking ${POST}its operation ID is \`create\`, was \`make\``,
  ],
  [({ operation }) => (operation["deprecated"] = true), `deprecated ${POST}deprecated`, ""],
];

const linesOf = (before: ApiModel, after: ApiModel): string =>
  diffOf(before, after)
    .map(({ level, operations, description }) => `${level} \`${operations.join()}\`: ${description}`)
    .join("\n");

test.each(ROWS.map(([change, there, back]) => ({ change, there, back })))(
  "$there / $back",
  ({ change, there, back }) => {
    const [before, after] = [described(), described(change)];
    expect(linesOf(before, after)).toBe(there);
    expect(linesOf(after, before)).toBe(back);
  },
);

test("another name of a path parameter and other texts are no change", () => {
  const renamed = described(({ paths, field, operation }) => {
    paths["/api/things/{thingId}"] = paths["/api/things/{id}"];
    drop(paths, "/api/things/{id}");
    field["description"] = "Another text.";
    operation["summary"] = "Make a thing";
  });
  expect(diffOf(described(), renamed)).toEqual([]);
});

test("a schema that holds itself ends", () => {
  const circle = described(
    ({ inner }) => (properties(inner)["again"] = { $ref: "#/components/schemas/Inner" }),
  );
  expect(linesOf(described(), circle)).toBe(`added ${POST}new request field \`list.again\``);
});

test("the report names lists with their length, breaking changes first, and what is common once", () => {
  const withAnswer = ({ paths, operation }: Parts): Json => {
    const { get } = paths["/api/things"] as { get: Json };
    get["responses"] = operation["responses"];
    return get;
  };
  const after = described((parts) => {
    withAnswer(parts)["deprecated"] = true;
    drop(properties(parts.base), "id");
  });
  expect(reportOf(diffOf(described(withAnswer), after))).toBe(
    [
      "Breaking changes: 1",
      "  `GET /api/things`, `POST /api/things`: response field `id` is gone.",
      "Deprecations: 1",
      "  `GET /api/things`: deprecated.",
    ].join("\n"),
  );
});
