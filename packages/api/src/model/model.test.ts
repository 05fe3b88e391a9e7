import { modelOf, type OpenApiDocument, type Schema, type SchemaOrRef } from "./index";
import { bodyOf } from "./bodies";
import { exampleOf } from "../openapi/exampleOf";
import { resolverOf } from "../openapi/references";
import { fieldsOf, valueTypeOf } from "./values";

const document = (schemas: Record<string, Schema>): OpenApiDocument => ({
  openapi: "3.1.0",
  info: { title: "API", version: "1.0.0" },
  tags: [{ name: "Widgets", "x-objects": ["Widget"], description: "Things.", "x-summary": "About widgets." }],
  paths: {
    "/api/widgets/{id}": {
      parameters: [
        { name: "id", in: "path", description: "Its ID.", schema: { type: "string" }, example: "w1" },
      ],
      get: {
        operationId: "getWidget",
        tags: ["Widgets"],
        summary: "Retrieve a widget",
        "x-required-role": ["admin", "user"],
        "x-since": "v0.64.0",
        responses: {
          "404": { $ref: "#/components/responses/Missing" },
          "200": {
            description: "Found.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Widget" },
                examples: { widget: { value: { name: "a" } } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: { Widget: { type: "object", properties: { name: { type: "string" } } }, ...schemas },
    responses: { Missing: { description: "Nothing has that ID." } },
  },
});

const read = (schema: SchemaOrRef, schemas: Record<string, Schema> = {}) =>
  valueTypeOf({ resolver: resolverOf(document(schemas)), path: [] }, schema);

describe("value types", () => {
  it.each<[string, Schema]>([
    ["string", { type: "string" }],
    ["date-time", { type: "string", format: "date-time" }],
    ["string or null", { type: ["string", "null"] }],
    ["integer or null", { anyOf: [{ type: "integer" }, { type: "null" }] }],
    ["string or integer", { oneOf: [{ type: "string" }, { type: "integer" }] }],
    ["array of strings", { type: "array", items: { type: "string" } }],
    ["array of arrays of integers", { type: "array", items: { type: "array", items: { type: "integer" } } }],
    ["map of integers", { type: "object", additionalProperties: { type: "integer" } }],
    ["array of objects", { type: "array", items: { $ref: "#/components/schemas/Widget" } }],
    ["any", {}],
  ])("reads %s", (type, schema) => {
    expect(read(schema).type).toBe(type);
  });

  it("reads enums, bounds and patterns, of a list's items too", () => {
    const schema: Schema = {
      type: "array",
      minItems: 1,
      maxItems: 3,
      items: { type: "string", enum: ["tcp", "udp"], maxLength: 5, pattern: "^[a-z]+$" },
    };
    expect(read(schema)).toMatchObject({
      bounds: { minLen: 1, maxLen: 3 },
      itemBounds: { maxLen: 5 },
      enumList: ["tcp", "udp"],
      pattern: "^[a-z]+$",
    });
    expect(read({ type: "integer", exclusiveMinimum: 0, maximum: 9 }).bounds).toEqual({ above: 0, max: 9 });
  });

  it("joins allOf, the later part deciding, and keeps what all parts require", () => {
    const schemas = {
      Base: {
        type: "object",
        required: ["id"],
        properties: { id: { type: "string" }, kind: { type: "string" } },
      },
    };
    const schema: Schema = {
      allOf: [
        { $ref: "#/components/schemas/Base" },
        { type: "object", required: ["kind"], properties: { kind: { type: "integer" } } },
      ],
    };
    const fields = read(schema, schemas).children;
    expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
      ["id", "string", true],
      ["kind", "integer", true],
    ]);
  });

  it("shows each shape of a choice, and an object inside itself by name only", () => {
    const schemas = {
      Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } },
    };
    const reference: unknown = { $ref: "#/components/schemas/Node" };
    const [next] = read(reference as Schema, schemas).children;
    expect(next).toMatchObject({ name: "next", type: "object", objectName: "Node", children: [] });
    const choice = read({ oneOf: [{ title: "A", type: "object" }, { $ref: "#/components/schemas/Widget" }] });
    expect(choice.choices[0]?.variants.map(({ title }) => title)).toEqual(["A", "Widget"]);
  });

  it("lets what stands beside a reference count for that place", () => {
    const schema: Schema = {
      properties: { w: { $ref: "#/components/schemas/Widget", description: "Here." } },
    };
    expect(fieldsOf({ resolver: resolverOf(document({})), path: [] }, schema)[0]).toMatchObject({
      description: "Here.",
    });
  });

  it("refuses references that lead nowhere", () => {
    expect(() => read({ $ref: "#/components/schemas/Gone" })).toThrow(/Gone" leads nowhere. Fix:/);
  });
});

describe("a base with a discriminator", () => {
  const part = (name: string): SchemaOrRef => ({ $ref: `#/components/schemas/${name}` });
  const schemas: Record<string, Schema> = {
    Pet: {
      type: "object",
      discriminator: { propertyName: "kind" },
      properties: { kind: { type: "string" } },
      required: ["kind"],
    },
    Dog: { allOf: [part("Pet"), { properties: { size: { type: "integer" } } }] },
    Hound: { allOf: [part("Dog"), { properties: { nose: { type: "string" } } }] },
  };

  it.each<[string, SchemaOrRef]>([
    ["itself", part("Pet")],
    ["a field with words of its own", { description: "The first.", allOf: [part("Pet")] }],
  ])("has the forms at every depth: %s", (_, schema) => {
    const [choice] = read(schema, schemas).choices;
    expect(choice?.variants.map(({ title, when }) => [title, when?.values])).toEqual([
      ["Dog", ["Dog"]],
      ["Hound", ["Hound"]],
    ]);
  });

  it("has an example that tells its form", () => {
    expect(exampleOf(resolverOf(document(schemas)), part("Pet"))).toEqual({ kind: "Dog", size: 1 });
  });
});

describe("bodies", () => {
  it("write every reference out and leave explanations away", () => {
    const schema: Schema = {
      type: "array",
      items: { $ref: "#/components/schemas/Widget" },
      description: "All.",
    };
    const body = bodyOf(
      resolverOf(document({})),
      { content: { "application/json": { schema } } },
      "response",
    );
    expect(body?.contents[0]?.schema).toEqual({
      type: "array",
      items: { type: "object", properties: { name: { type: "string" } } },
    });
  });
});

describe("modelOf", () => {
  const [resource] = modelOf(document({})).resources;
  const operation = resource?.operations[0];

  it("reads a page: its object with an example from the answers, and its operations", () => {
    expect(resource).toMatchObject({ slug: "widgets", title: "Widgets", summary: "About widgets." });
    expect(resource?.objects).toMatchObject([
      { title: "Widget", anchor: "the-widget-object", example: { name: "a" } },
    ]);
    expect(operation).toMatchObject({
      method: "GET",
      path: "/api/widgets/{id}",
      anchor: "retrieve-a-widget",
      roles: ["admin", "user"],
      since: "0.64.0",
    });
  });

  it("takes parameters of the path, and sorts answers by status with shared ones followed", () => {
    expect(operation?.parameters).toMatchObject([{ name: "id", required: true, example: "w1" }]);
    expect(operation?.responses.map(({ status, description }) => [status, description])).toEqual([
      ["200", "Found."],
      ["404", "Nothing has that ID."],
    ]);
  });

  it("reads old heading ids of a resource", () => {
    const [tag] = document({}).tags ?? [];
    const tags = tag ? [{ ...tag, "x-anchors": { old: "list", year: 2024 } }] : [];
    expect(modelOf({ ...document({}), tags }).resources[0]?.anchors).toEqual({ old: "list", year: "2024" });
    expect(modelOf(document({})).resources[0]?.anchors).toEqual({});
  });

  it("gives operations without tag, summary and id a page, a heading and a name", () => {
    const item = { get: { responses: {} } };
    const paths = { "/api/things/{thing-id}": item, "/v1/gift_cards/{id}": item, "/{id}": item };
    const { resources } = modelOf({ ...document({}), paths });
    expect(resources.map(({ slug, title }) => [slug, title])).toEqual([
      ["things", "Things"],
      ["gift-cards", "Gift cards"],
      ["other-operations", "Other operations"],
    ]);
    expect(resources[0]?.operations).toMatchObject([
      {
        operationId: "get-api-things-thing-id",
        summary: "GET /api/things/{thing-id}",
        parameters: [{ name: "thing-id", required: true, sample: "text" }],
      },
    ]);
  });

  it("shows an operation with several tags once, and a tag that the list lacks behind the others", () => {
    const get = { tags: ["New", "Widgets"], responses: {}, summary: "One" };
    const paths = { ...document({}).paths, "/a": { get }, "/b": { get: { ...get, summary: "New" } } };
    const { resources } = modelOf({ ...document({}), paths });
    expect(resources.map(({ slug, operations }) => [slug, operations.map(({ anchor }) => anchor)])).toEqual([
      ["widgets", ["retrieve-a-widget"]],
      ["new", ["one", "new-2"]],
    ]);
  });
});
