import type { OpenApiDocument, SchemaOrRef } from "../source";
import { diffOf, reportOf } from "./index";

type Json = Record<string, unknown>;

/** A description with one operation; `change` writes into it. */
function described(change: (parts: Parts) => void = () => undefined): OpenApiDocument {
  const field: Json = {
    type: "string",
    minLength: 1,
    maxLength: 40,
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
  const tag: Json = { name: "Things" };
  const parts: Parts = { field, inner, body, answer, base, query, operation, paths, tag };
  change(parts);
  const schemas = { Inner: inner, Base: base };
  const info = { title: "API", version: "1.0.0" };
  return {
    openapi: "3.1.0",
    info,
    tags: [tag],
    paths,
    components: { schemas },
  } as unknown as OpenApiDocument;
}

type Parts = Record<
  "field" | "inner" | "body" | "answer" | "base" | "query" | "operation" | "paths" | "tag",
  Json
>;
type Row = readonly [change: (parts: Parts) => void, there: string, back: string];

const POST = "`POST /api/things`: ";
const properties = (schema: Json): Record<string, SchemaOrRef> =>
  schema["properties"] as Record<string, SchemaOrRef>;
const drop = (of: Json, key: string): boolean => Reflect.deleteProperty(of, key);

/** A change, what it is called, and what its reverse is called. */
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
    `changed ${POST}query parameter \`limit\` is now optional`,
  ],
  [
    ({ query }) => (query["schema"] = { type: "integer", maximum: 50 }),
    `breaking ${POST}query parameter \`limit\` has the greatest value \`50\`, was \`100\``,
    `changed ${POST}query parameter \`limit\` has the greatest value \`100\`, was \`50\``,
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
    ({ body }) => (properties(body)["more"] = { type: "string" }),
    `added ${POST}new request field \`more\``,
    `breaking ${POST}request field \`more\` is gone`,
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
    ({ body }) => (body["required"] = []),
    `changed ${POST}request field \`field\` is now optional`,
    `breaking ${POST}request field \`field\` is now required`,
  ],
  [
    ({ field }) => (field["enum"] = ["a"]),
    `breaking ${POST}request field \`field\` no longer has \`b\``,
    `added ${POST}request field \`field\` can be \`b\``,
  ],
  [
    ({ field }) => drop(field, "enum"),
    `changed ${POST}request field \`field\` is no longer one of \`a\`, \`b\` only`,
    `breaking ${POST}request field \`field\` is one of \`a\`, \`b\` only`,
  ],
  [
    ({ field }) => (field["minLength"] = 3),
    `breaking ${POST}request field \`field\` has the least length \`3\`, was \`1\``,
    `changed ${POST}request field \`field\` has the least length \`1\`, was \`3\``,
  ],
  [
    ({ field }) => drop(field, "maxLength"),
    `changed ${POST}request field \`field\` has the greatest length none, was \`40\``,
    `breaking ${POST}request field \`field\` has the greatest length \`40\`, was none`,
  ],
  [
    ({ field }) => (field["type"] = "integer"),
    `breaking ${POST}request field \`field\` is of type \`integer\`, was \`string\``,
    `breaking ${POST}request field \`field\` is of type \`string\`, was \`integer\``,
  ],
  [
    ({ field }) => (field["type"] = ["string", "null"]),
    `changed ${POST}request field \`field\` is of type \`null\` or \`string\`, was \`string\``,
    `breaking ${POST}request field \`field\` is of type \`string\`, was \`null\` or \`string\``,
  ],
  [
    ({ field }) => (field["format"] = "date"),
    `breaking ${POST}request field \`field\` has the format \`date\`, was none`,
    `changed ${POST}request field \`field\` has the format none, was \`date\``,
  ],
  [
    ({ field }) => (field["default"] = "a"),
    `changed ${POST}request field \`field\` has the default \`a\`, was none`,
    `changed ${POST}request field \`field\` has the default none, was \`a\``,
  ],
  [
    ({ field }) => (field["x-edition"] = "exports"),
    `breaking ${POST}request field \`field\` is now only in some editions`,
    `added ${POST}request field \`field\` is now in all editions`,
  ],
  [
    ({ inner }) => drop(properties(inner), "port"),
    `breaking ${POST}request field \`list[].port\` is gone`,
    `breaking ${POST}new request field \`list[].port\`, which is required`,
  ],
  [
    ({ inner }) => (properties(inner)["port"] = { type: "integer", minimum: 1024 }),
    `breaking ${POST}request field \`list[].port\` has the least value \`1024\`, was \`1\``,
    `changed ${POST}request field \`list[].port\` has the least value \`1\`, was \`1024\``,
  ],
  [
    ({ base }) => drop(properties(base), "id"),
    `breaking ${POST}response field \`id\` is gone`,
    `added ${POST}new response field \`id\``,
  ],
  [
    ({ base }) => (base["required"] = []),
    `breaking ${POST}response field \`id\` is now not always present`,
    `changed ${POST}response field \`id\` is now always present`,
  ],
  [
    ({ base }) => (properties(base)["id"] = { type: "string", maxLength: 30 }),
    `breaking ${POST}response field \`id\` has the greatest length \`30\`, was \`20\``,
    `changed ${POST}response field \`id\` has the greatest length \`20\`, was \`30\``,
  ],
  [
    ({ base }) => (properties(base)["id"] = { type: "string", maxLength: 20, format: "uuid" }),
    `changed ${POST}response field \`id\` has the format \`uuid\`, was none`,
    `breaking ${POST}response field \`id\` has the format none, was \`uuid\``,
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
    `breaking ${POST}open to \`admin\`, was \`admin\`, \`user\``,
    `added ${POST}open to \`admin\`, \`user\`, was \`admin\``,
  ],
  [
    ({ operation }) => (operation["x-required-role"] = ["any"]),
    `added ${POST}open to \`any\`, was \`admin\`, \`user\``,
    `breaking ${POST}open to \`admin\`, \`user\`, was \`any\``,
  ],
  [
    ({ operation }) => (operation["security"] = [{ Token: [] }]),
    `breaking ${POST}takes the credentials \`Token\`, was \`Bearer\` or \`Token\``,
    `added ${POST}takes the credentials \`Bearer\` or \`Token\`, was \`Token\``,
  ],
  [
    ({ operation }) => (operation["security"] = []),
    `added ${POST}takes the credentials none, was \`Bearer\` or \`Token\``,
    `breaking ${POST}takes the credentials \`Bearer\` or \`Token\`, was none`,
  ],
  [
    ({ operation }) => (operation["operationId"] = "make"),
    `breaking ${POST}its operation ID is \`make\`, was \`create\``,
    `breaking ${POST}its operation ID is \`create\`, was \`make\``,
  ],
  [
    ({ operation }) => (operation["deprecated"] = true),
    `deprecated ${POST}deprecated`,
    `changed ${POST}no longer deprecated`,
  ],
  [
    ({ operation }) => (operation["x-edition"] = "exports"),
    `breaking ${POST}now only in some editions`,
    `added ${POST}now in all editions`,
  ],
  [({ tag }) => (tag["x-deprecated"] = true), "deprecated The resource Things is deprecated", ""],
];

const linesOf = (before: OpenApiDocument, after: OpenApiDocument): string =>
  diffOf(before, after)
    .changes.map(({ level, operations, description }) => {
      const place = operations.map((name) => `\`${name}\`: `).join("");
      return `${level} ${place}${place ? description : description.charAt(0).toUpperCase() + description.slice(1)}`;
    })
    .join("\n");

test.each(ROWS.map(([change, there, back]) => ({ change, there, back })))(
  "$there",
  ({ change, there, back }) => {
    const [before, after] = [described(), described(change)];
    expect(linesOf(before, after)).toBe(there);
    expect(linesOf(after, before)).toBe(back);
  },
);

test("the same description has no difference", () => {
  expect(diffOf(described(), described())).toEqual({ changes: [], texts: 0 });
});

test("another name of a path parameter is no change", () => {
  const renamed = described(({ paths }) => {
    paths["/api/things/{thingId}"] = paths["/api/things/{id}"];
    drop(paths, "/api/things/{id}");
  });
  expect(diffOf(described(), renamed).changes).toEqual([]);
});

test("a schema that holds itself ends", () => {
  const circle = described(
    ({ inner }) => (properties(inner)["again"] = { $ref: "#/components/schemas/Inner" }),
  );
  expect(linesOf(described(), circle)).toBe(`added ${POST}new request field \`list[].again\``);
});

test("texts are counted, not listed; a field named like a text is a field", () => {
  const worded = described(({ field, operation, body }) => {
    field["description"] = "Another text.";
    operation["summary"] = "Make a thing";
    properties(body)["description"] = { type: "string" };
  });
  expect(diffOf(described(), worded)).toEqual({
    changes: [
      { level: "added", operations: ["POST /api/things"], description: "new request field `description`" },
    ],
    texts: 2,
  });
});

test("the report names groups with their count, breaking changes first, and what is common once", () => {
  const after = described(({ paths, base, tag, operation }) => {
    const { get } = paths["/api/things"] as { get: Json };
    get["responses"] = operation["responses"];
    drop(properties(base), "id");
    tag["x-deprecated"] = true;
  });
  const before = described(({ paths, operation }) => {
    const { get } = paths["/api/things"] as { get: Json };
    get["responses"] = operation["responses"];
  });
  expect(reportOf(diffOf(before, after))).toBe(
    [
      "Breaking changes: 1",
      "  `GET /api/things`, `POST /api/things`: response field `id` is gone.",
      "Deprecations: 1",
      "  The resource Things is deprecated.",
      "No description or example reads differently.",
    ].join("\n"),
  );
});
