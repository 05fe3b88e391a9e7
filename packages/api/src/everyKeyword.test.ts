import * as fc from "fast-check";
import { stringifyExact } from "./openapi/exactJson";
import { WriterError } from "docusaurus-waymark-core/report";
import { modelOf } from "./model";
import { pagesOf } from "./pages/page";
import { readOpenApi } from "./source";

/** A keyword with a value, and what a page must then have: in its lists, or in the schema next to them. */
type Keyword = readonly [key: string, value: unknown, shown: RegExp];

const TEXT: readonly Keyword[] = [
  ["minLength", 3, /minLen=\{3\}|Length: (?:at least )?3|"minLength": 3/],
  ["maxLength", 7, /maxLen=\{7\}|7\.|"maxLength": 7/],
  ["pattern", "^a+$", /\^a\+\$/],
  ["format", "ipv4", /ipv4/],
  ["enum", ["red", "blue"], /red.*blue/s],
  ["const", "only", /only/],
  ["default", "none yet", /none yet/],
  ["examples", ["like this"], /like(?: |%20)this/],
  ["contentMediaType", "image/png", /image\/png/],
  ["contentEncoding", "base64", /base64/],
  ["description", "What it says", /What it says/],
  ["title", "Its title", /Its title/],
];
const NUMBER: readonly Keyword[] = [
  ["minimum", 2, /min=\{2\}|2/],
  ["exclusiveMinimum", 1.5, /More than 1\.5|"exclusiveMinimum": 1\.5/],
  ["maximum", 9223372036854775807n, /9223372036854775807/],
  ["exclusiveMaximum", 77.5, /Less than 77\.5|"exclusiveMaximum": 77\.5/],
  ["multipleOf", 0.25, /0\.25/],
  ["default", 12, /12/],
];
const ANY: readonly Keyword[] = [
  ["deprecated", true, /Deprecated/],
  ["not", { const: "never" }, /never/],
  ["if", { const: "cond" }, /cond/],
  ["x-quirk", "It is odd", /It is odd/],
  ["$comment", "for editors", /(?:)/],
  ["madeUp", "kept", /kept/],
];
const OBJECT: readonly Keyword[] = [
  ["minProperties", 4, /4/],
  ["additionalProperties", { type: "string", pattern: "^other" }, /\^other/],
  ["patternProperties", { "^x-": { type: "string", description: "Extension" } }, /\^x-.*Extension/s],
  ["propertyNames", { pattern: "^low" }, /\^low/],
  ["dependentRequired", { a: ["needs"] }, /needs/],
  ["required", ["must"], /must/],
  [
    "oneOf",
    [
      { type: "object", properties: { formA: {} } },
      { title: "Form B", type: "string" },
    ],
    /formA.*Form B/s,
  ],
  ["anyOf", [{ required: ["eitherA"] }, { required: ["eitherB"] }], /eitherA.*eitherB/s],
  [
    "allOf",
    [{ properties: { partA: {} } }, { oneOf: [{ const: 1 }, { properties: { partB: {} } }] }],
    /partA.*partB/s,
  ],
];
const LIST: readonly Keyword[] = [
  ["minItems", 6, /6/],
  ["uniqueItems", true, /No two items|"uniqueItems": true/],
  ["prefixItems", [{ type: "string", description: "The first" }], /The first|prefixItems/],
  ["contains", { const: "this one" }, /this one/],
  ["items", { type: "string", maxLength: 11, description: "An item" }, /11/],
];

const schemas = fc.oneof(
  ...(
    [
      ["string", TEXT],
      ["number", NUMBER],
      ["object", OBJECT],
      ["array", LIST],
    ] as const
  ).map(([type, keywords]) => fc.tuple(fc.constant(type), fc.subarray([...keywords, ...ANY]))),
);

/** Places of a schema in an operation. */
const PLACES = ["response", "field", "item", "request", "parameter"] as const;

function document(schema: unknown, place: (typeof PLACES)[number]): string {
  const inner =
    place === "field" || place === "request"
      ? { type: "object", properties: { field: schema } }
      : place === "item"
        ? { type: "array", items: schema }
        : schema;
  const content = { "application/json": { schema: inner } };
  const operation = {
    parameters: place === "parameter" ? [{ name: "p", in: "query", schema }] : [],
    ...(place === "request" && { requestBody: { content } }),
    responses: {
      "200": { description: "Done", ...(/^(?:response|field|item)$/.test(place) && { content }) },
    },
  };
  return stringifyExact({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/t": { post: operation } },
  });
}

it("shows every keyword of a schema, wherever it is, or names it in a finding", () => {
  fc.assert(
    fc.property(schemas, fc.constantFrom(...PLACES), ([type, keywords], place) => {
      const schema = { type, ...Object.fromEntries(keywords.map(([key, value]) => [key, value])) };
      let shown = "";
      try {
        shown = pagesOf(modelOf(readOpenApi("t.yaml", document(schema, place), {}).document))[0]?.text ?? "";
      } catch (error) {
        if (!(error instanceof WriterError)) throw error;
        shown = error.message;
      }
      const lost = keywords.filter(([, , pattern]) => !pattern.test(shown.replaceAll("&#x24;", "$")));
      expect(lost.map(([key]) => key)).toEqual([]);
    }),
    { numRuns: 500, seed: 7 },
  );
});
