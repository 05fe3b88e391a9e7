import * as fc from "fast-check";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { stringifyExact } from "docusaurus-plugin-waymark-api/openapi/exactJson";
import { readOperations } from "docusaurus-plugin-waymark-api/openapi/mock/routes";
import { analyzePage } from "docusaurus-plugin-waymark-check/analyze";
import { formatFinding, WriterError } from "docusaurus-waymark-core/report";
import { modelOf } from "docusaurus-plugin-waymark-api/model";
import { pagesOf } from "docusaurus-plugin-waymark-api/pages/page";
import { readOpenApi } from "docusaurus-plugin-waymark-api/source";
import { checkExamples } from "docusaurus-plugin-waymark-api/source/checkExamples";

/** The pages of a description, which have no mistake, or the findings about it. */
function result(description: string): string {
  try {
    const source = readOpenApi("t.yaml", description, {});
    readOperations(source.document);
    checkExamples(source);
    const pages = pagesOf(modelOf(source.document));
    const context = { tokens: {}, components: currentSite().properties };
    const mistakes = pages.flatMap((page) => analyzePage(page, context, "build").findings);
    expect(mistakes.map(formatFinding)).toEqual([]);
    return pages.map(({ path, text }) => `${path}\n${text}`).join("\n");
  } catch (error) {
    if (error instanceof WriterError) return error.message;
    throw error;
  }
}

const HEAD = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';
const RESPONSES = 'responses: { "200": { description: Done } }';
const operation = (keys: string): string =>
  `${HEAD}paths: { /x: { post: { summary: S, ${keys}, ${RESPONSES} } } }`;
const body = (schema: string): string =>
  operation(`requestBody: { content: { application/json: { schema: ${schema} } } }`);
const text = (value: string): string => JSON.stringify(value);

it.each([
  [
    "a text that is a number",
    operation("operationId: 12"),
    /^t\.yaml:3:\d+ openapi-shape: "operationId" must be a text/,
  ],
  ["a list that is a text", operation("tags: a"), /^t\.yaml:3:\d+ openapi-shape: "tags" must be a list/],
  [
    "a schema that is a text",
    body("{ properties: { a: string } }"),
    /:3:\d+ openapi-shape: "a" must be an object/,
  ],
  [
    "a path without a value",
    `${HEAD}paths: { /x: }`,
    /^t\.yaml:3:\d+ openapi-shape: "\/x" must be an object/,
  ],
  ["a key without a value", operation("description: null"), /## S/],
  [
    "an alias inside its anchor",
    body("&a { properties: { b: *a } }"),
    /:3:\d+ openapi-syntax: The alias "\*a"/,
  ],
  ["a number that JSON lacks", body("{ default: .nan }"), /:3:\d+ openapi-syntax: JSON has no number ".nan"/],
  [
    "a version that is a number",
    `openapi: 3.1\ninfo: {}\npaths: {}`,
    /^t\.yaml:1:\d+ openapi-version: .*"3\.1\.0"/,
  ],
  [
    "limits without a value between",
    body("{ type: object, properties: { a: { minimum: 5, maximum: 1 } } }"),
    /At least 5\. At most 1\./,
  ],
  [
    "a pattern of another dialect",
    body('{ properties: { a: { pattern: "(?i)x", example: X } } }'),
    /pattern="\(\?i\)x"/,
  ],
  ["a heading with an id", operation(`description: ${text("## Title {#old}")}`), /### Title \{#title\}/],
  [
    "headings that leave out a level",
    operation(`description: ${text("# A\n\n#### B")}`),
    /### A \{#a\}[^]*#### B/,
  ],
  [
    "a footnote beside HTML",
    operation(`description: ${text("Text[^1] <b>x</b>\n\n[^1]: Foot")}`),
    /Text\\\[1\][^]*\\\[1\] Foot/,
  ],
  [
    "a path that ends a comment",
    `${HEAD}paths: { "/a/*/{b c}": { get: { ${RESPONSES} } } }`,
    /label=\/a\/%2a\/\{b%20c\}\}/,
  ],
  ["a tag named as a folder's page", operation("tags: [Index]"), /^api\/resources\/index-operations\.mdx/],
  ["a tag of 300 letters", operation(`tags: [${"y".repeat(300)}]`), /^api\/resources\/y{100}\.mdx/],
  ["a tag without a name", operation(`tags: [""]`), /^api\/resources\/x\.mdx/],
])("reads or names %s", (_, description, shown) => {
  expect(result(description)).toMatch(shown);
});

it("names a schema inside itself once, though only its allOf has a reference", () => {
  const kids = `{ type: array, items: { allOf: [{ $ref: "#/components/schemas/A" }, { properties: { more: { type: string } } }] } }`;
  const schemas = `{ A: { allOf: [{ $ref: "#/components/schemas/A" }, { type: object, properties: { own: { type: string }, kids: ${kids} } }] } }`;
  const page = result(`${body('{ $ref: "#/components/schemas/A" }')}\ncomponents: { schemas: ${schemas} }`);
  expect(page).toMatch(/name="own"[^]*name="kids"[^]*as above[^]*name="more"/);
});

it("shows fields that several bodies of an operation have once", () => {
  const object = `{ type: object, properties: { code: { type: string } } }`;
  const content = `content: { application/json: { schema: ${object} }, application/xml: { schema: ${object} } }`;
  const page = result(
    `${HEAD}paths: { /x: { post: { responses: { "400": { ${content} }, "500": { ${content} } } } } }`,
  );
  expect(page.match(/<Property name="code"/g)).toHaveLength(1);
  expect(page).toContain("Body as `application/xml`: `object`. The fields are those above.");
  expect(page.match(/The fields are those of `400`\./g)).toHaveLength(2);
});

it("keeps invisible characters of values as escapes, and drops those of prose", () => {
  const hidden = "\u2028\u2029\u0085\u0000\u200b\u202e\ufeff";
  const page = result(
    stringifyExact({
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      paths: {
        "/x": {
          post: {
            summary: `S${hidden}`,
            description: `A${hidden}B`,
            parameters: [
              { name: `p${hidden}`, in: "query", required: true, example: `v${hidden}`, schema: {} },
            ],
            requestBody: { content: { "text/plain": { example: `t${hidden}u` } } },
            responses: {
              "200": { description: "D", content: { "application/json": { example: { a: `x${hidden}y` } } } },
              "400": { description: "E", content: { "text/plain": { example: `x${hidden}y \ufffd` } } },
            },
          },
        },
      },
    }),
  );
  expect(page).toMatch(/A {3}B/);
  expect(page).toContain(String.raw`"a": "x\u2028\u2029\u0085\u0000\u200b\u202e\ufeffy"`);
  expect(page).toContain(String.raw`name="p\u2028\u2029`);
});

const NAMES = ["id", "peer-id", "$top", "filter[os]", "a b", "X-Key", "__proto__", "ü", "<b>", "{x}", "`q`"];
const SCHEMAS = [
  { type: "string" },
  { type: ["integer", "null"], minimum: 1 },
  { type: "array", items: { type: "string", enum: ["a", "b c"] } },
  { type: "object", properties: { a: { type: "string" } }, additionalProperties: { type: "integer" } },
  { oneOf: [{ const: 1, title: "One" }, { type: "string" }] },
  true,
];
const MEDIA = [
  "application/json",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "text/csv",
  "image/png",
  "*/*",
  "application/xml",
];
const STATUSES = ["200", "204", "2XX", "301", "404", "4XX", "503", "default"];
const SECURITY = {
  Header: { type: "apiKey", in: "header", name: "X-Api" },
  Query: { type: "apiKey", in: "query", name: "api-key" },
  Cookie: { type: "apiKey", in: "cookie", name: "sid" },
  Basic: { type: "http", scheme: "basic" },
  Bearer: { type: "http", scheme: "bearer" },
  OAuth: {
    type: "oauth2",
    flows: { clientCredentials: { tokenUrl: "https://x.example.com/t", scopes: {} } },
  },
};
const PHRASES: Readonly<Record<string, RegExp>> = {
  Header: /API key in the header `X-Api`/,
  Query: /API key in the query parameter `api-key`/,
  Cookie: /API key in the cookie `sid`/,
  Basic: /HTTP basic/,
  Bearer: /a bearer token/,
  OAuth: /a token of OAuth 2/,
};

const schema = fc.constantFrom(...SCHEMAS);
const parameter = fc.record(
  {
    name: fc.constantFrom(...NAMES),
    in: fc.constantFrom("query", "header", "cookie", "path"),
    schema,
    description: fc.constantFrom("Plain.", "# H\n\n{a} <b>", "- [ ] task"),
    style: fc.constantFrom("form", "simple", "deepObject", "matrix", "label", "pipeDelimited"),
    explode: fc.boolean(),
    required: fc.boolean(),
    deprecated: fc.boolean(),
  },
  { requiredKeys: ["name", "in", "schema"] },
);
const content = fc.dictionary(fc.constantFrom(...MEDIA), fc.record({ schema }), { minKeys: 1, maxKeys: 3 });
const operations = fc.record(
  {
    parameters: fc.uniqueArray(parameter, { selector: (one) => `${one.in} ${one.name}`, maxLength: 4 }),
    requestBody: fc.record({ content }),
    responses: fc.dictionary(
      fc.constantFrom(...STATUSES),
      fc.record({ description: fc.constant("D"), content }, { requiredKeys: ["description"] }),
    ),
    security: fc.array(
      fc.constantFrom(...Object.keys(SECURITY)).map((name) => ({ [name]: [] })),
      { maxLength: 2 },
    ),
    servers: fc.constantFrom(
      [],
      [{ url: "/v2" }],
      [{ url: "https://{h}.example.com", variables: { h: { default: "a" } } }],
    ),
    callbacks: fc.constantFrom({}, { onDone: { "{$request.body#/url}": { post: { responses: {} } } } }),
    deprecated: fc.boolean(),
  },
  { requiredKeys: [] },
);

it("shows every parameter, media type, status and credential of an operation", () => {
  fc.assert(
    fc.property(operations, fc.constantFrom("get", "post", "patch", "delete"), (described, method) => {
      const page = result(
        stringifyExact({
          openapi: "3.1.0",
          info: { title: "T", version: "1" },
          paths: { "/t/{id}": { [method]: described } },
          components: { securitySchemes: SECURITY },
        }),
      );
      const { parameters = [], requestBody, responses = {}, security = [], callbacks = {} } = described;
      for (const { name } of parameters) expect(page).toContain(`<Property name="${name}"`);
      for (const status of Object.keys(responses)) expect(page).toContain(`<Response status="${status}"`);
      for (const media of Object.keys(requestBody?.content ?? {}).filter((one) => !one.endsWith("json")))
        expect(page).toContain(`\`${media}\``);
      for (const [name = ""] of security.map(Object.keys)) expect(page).toMatch(PHRASES[name] ?? /(?!)/);
      for (const name of Object.keys(callbacks)) expect(page).toContain(`Callback ${name}`);
      expect(page).toContain('name="id"');
    }),
    { numRuns: 60, seed: 7 },
  );
});
