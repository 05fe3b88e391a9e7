import { parseExact } from "../exactJson";
import { checkOf, sentenceOf } from "./check";

const words = (schema: object, value: unknown): string => sentenceOf("", checkOf({ ...schema })(value));

it.each<[object, unknown, string]>([
  [{ type: "string" }, 5, " must be text"],
  [{ type: ["string", "null"] }, 5, " must be text or null"],
  [{ type: "integer" }, 1.5, " must be a whole number"],
  [{ enum: ["reusable", "one-off"] }, "once", ' must be one of "reusable", "one-off"'],
  [{ const: 1 }, 2, " must be 1"],
  [{ minimum: 1, maximum: 3 }, 4, " must be 3 or less"],
  [{ exclusiveMinimum: 1 }, 1, " must be more than 1"],
  [{ minLength: 1 }, "", " must have at least 1 character"],
  [{ maxLength: 2 }, "🔒🔒🔒", " must have at most 2 characters"],
  [{ maxLength: 3 }, "🔒🔒🔒", ""],
  [{ minItems: 2 }, [1], " must have at least 2 entries"],
  [{ uniqueItems: true }, [1, 1], " must not have the same entry twice"],
  [{ maxProperties: 0 }, { a: 1 }, " must have at most 0 fields"],
  [{ pattern: "^a+$" }, "b", " must match the pattern ^a+$"],
  [{ format: "date-time" }, "2026-02-30T00:00:00Z", " must be a date and time such as 2026-01-31T12:00:00Z"],
  [{ format: "ipv4" }, "100.92.0.256", " must be an IPv4 address such as 100.92.0.1"],
  [{ format: "ipv6" }, "fd00:::1", " must be an IPv6 address such as fd00::1"],
  [{ format: "cidr" }, "100.92.0.0/33", " must be an address range such as 100.92.0.0/16"],
  [{ required: ["name"] }, {}, ' needs the field "name"'],
  [{ properties: { "a/b": { type: "string" } } }, { "a/b": 1 }, "/a~1b must be text"],
  [{ items: { type: "string" } }, ["a", 1], "/1 must be text"],
  [{ additionalProperties: false }, { a: 1 }, ' must not have the field "a"'],
  [{ additionalProperties: { type: "string" } }, { a: 1 }, "/a must be text"],
  [{ propertyNames: { pattern: "^a" } }, { b: 1 }, "/b must match the pattern ^a"],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, 1, " has none of the forms that are allowed here"],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3, " has several forms at once"],
  [{ multipleOf: 0.01 }, 1.005, " must be a multiple of 0.01"],
  [{ multipleOf: 0.01 }, 1.15, ""],
  [{ prefixItems: [{ type: "string" }], items: false }, ["a", 1], "/1 is one entry too many"],
  [{ contains: { const: 1 } }, [2], " lacks an entry of a needed form"],
  [{ patternProperties: { "^x-": { type: "string" } } }, { "x-a": 1 }, "/x-a must be text"],
  [{ not: { type: "string" } }, "a", " has a form that is not allowed here"],
  [{ if: { required: ["a"] }, then: { required: ["b"] } }, { a: 1 }, ' needs the field "b"'],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, ' needs the field "b"'],
  [{ nullable: true, type: "string" }, null, ""],
  [
    { allOf: [{ properties: { name: {} } }], unevaluatedProperties: false },
    { nmae: 1 },
    ' must not have the field "nmae"; did you mean "name"?',
  ],
  [
    { properties: {}, unevaluatedProperties: false },
    JSON.parse('{"__proto__":1}'),
    ' must not have the field "__proto__"',
  ],
])("says of %j what is wrong with %j", (schema, value, message) => {
  expect(words(schema, value)).toBe(message);
});

it("limits nothing by a keyword or a format that it does not know", () => {
  expect(words({ unheardOf: 2, format: "hostname" }, "x y")).toBe("");
});

it.each([
  ["request", "id"],
  ["response", "secret"],
] as const)("does not require in a %s what is not sent in it", (direction, absent) => {
  const properties = { id: { readOnly: true }, secret: { writeOnly: true } };
  const check = checkOf({ required: ["id", "secret"], properties }, direction);
  expect(check({})).toHaveLength(1);
  expect(check({ id: 1, secret: 1, [absent]: undefined })).toEqual([]);
  expect(checkOf({ allOf: [{ required: [absent] }, { properties }] }, direction)({})).toEqual([]);
});

it("compares integers of 64 bits exactly", () => {
  const check = checkOf({ type: "integer", maximum: 9223372036854775807n });
  expect(check(parseExact("9223372036854775807"))).toEqual([]);
  expect(check(parseExact("9223372036854775808"))).toHaveLength(1);
});

it("ends for a schema that is a part of itself", () => {
  const schema: Record<string, unknown> = { type: "object" };
  Object.assign(schema, { allOf: [schema], properties: { child: schema } });
  expect(checkOf(schema)({ child: { child: 1 } })).toMatchObject([{ pointer: "/child/child" }]);
});
