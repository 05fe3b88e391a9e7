import fc from "fast-check";
import type { OpenApiDocument, Schema } from "./document";
import { exampleOf } from "./exampleOf";
import { resolverOf } from "./references";
import { checkOf } from "./schema/check";
import type { Keywords } from "./schema/closedSchema";

const DOCUMENT: OpenApiDocument = { openapi: "3.1.0", info: { title: "x", version: "1" }, paths: {} };

const number = fc
  .record({
    type: fc.constantFrom("integer", "number"),
    low: fc.integer({ min: -50, max: 50 }),
    size: fc.integer({ min: 25, max: 60 }),
    multipleOf: fc.option(fc.constantFrom(1, 2, 5, 10), { nil: undefined }),
    isOpen: fc.boolean(),
  })
  .map(({ type, low, size, multipleOf, isOpen }) => ({
    type,
    ...(isOpen
      ? { exclusiveMinimum: low, exclusiveMaximum: low + size }
      : { minimum: low, maximum: low + size }),
    ...(multipleOf !== undefined && { multipleOf }),
  }));
const text = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 30 }))
    .map(([minLength, more]) => ({ type: "string", minLength, maxLength: minLength + more })),
  fc
    .constantFrom(
      ...[
        "^[A-Z]{3}$",
        "^\\d+$",
        "^[a-z][a-z0-9]*$",
        "^[A-F]{2,}$",
        "^n-[a-f0-9]{4}$",
        "^[A-Z][a-z]{2,5}-\\d{3}$",
      ],
      ...[
        "^(\\d{1,3}\\.){3}\\d{1,3}/\\d{1,2}$",
        "^(?:ab|c)x?$",
        "^[^@\\s]+@\\w+\\.[a-z]{2,}$",
        "\\.zip$",
        "^é.$",
      ],
    )
    .map((pattern) => ({ type: "string", pattern })),
  fc
    .constantFrom("date-time", "uuid", "email", "uri", "ipv6", "duration")
    .map((format) => ({ type: "string", format })),
  fc.constant({ enum: ["a", "b", "c"] }),
);
const scalar = fc.oneof(number, text);
const SCHEMAS: fc.Arbitrary<Schema> = fc.oneof(
  scalar,
  fc
    .record({
      items: fc.oneof(number, fc.constant({ type: "string" }), fc.constant({ enum: [1, 2, 3] })),
      minItems: fc.integer({ min: 0, max: 2 }),
    })
    .map((list) => ({ type: "array", uniqueItems: true, ...list })),
  fc
    .record({ items: scalar, minItems: fc.integer({ min: 0, max: 8 }) })
    .map((list) => ({ type: "array", maxItems: 8, ...list })),
  fc
    .record({ additionalProperties: scalar, minProperties: fc.integer({ min: 0, max: 4 }) })
    .map((map) => ({ type: "object", ...map })),
  fc.constant({
    type: "object",
    minProperties: 2,
    propertyNames: { pattern: "^k\\d$" },
    additionalProperties: true,
  }),
  fc
    .record({ a: scalar, b: scalar })
    .map((properties) => ({ type: "object", required: ["a"], properties, minProperties: 3 })),
) as fc.Arbitrary<Schema>;

it("satisfies its schema", () => {
  fc.assert(
    fc.property(SCHEMAS, (schema) => {
      const example = exampleOf(resolverOf(DOCUMENT), schema);
      expect({ example, mistakes: checkOf(schema as Keywords)(example) }).toEqual({ example, mistakes: [] });
    }),
  );
});

it.each<[Schema, unknown]>([
  [{ type: "integer", minimum: 15, multipleOf: 10 }, 20],
  [{ type: "number", minimum: 0.5, maximum: 0.9, multipleOf: 0.25 }, 0.5],
  [{ type: "integer", minimum: -9, maximum: -3 }, -9],
  [{ type: "array", minItems: 2, uniqueItems: true, items: { type: "string" } }, ["text", "text2"]],
  [
    { type: "object", additionalProperties: { type: "integer", minimum: 3 }, minProperties: 2 },
    { name: 3, name2: 3 },
  ],
  [
    {
      type: "array",
      minItems: 2,
      uniqueItems: true,
      items: { type: "object", properties: { id: { type: "integer" } } },
    },
    [{ id: 1 }, { id: 0 }],
  ],
])("%j gives %j", (schema, example) => {
  expect(exampleOf(resolverOf(DOCUMENT), schema)).toEqual(example);
});
