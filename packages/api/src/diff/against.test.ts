import { modelOf, type ApiModel, type OpenApiDocument } from "../model";
import { lacksOf, lacksReport } from "./against";

function described(paths: object): ApiModel {
  const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths };
  return modelOf(document as unknown as OpenApiDocument);
}

const kind = (...values: readonly string[]) => ({ type: "string", enum: values });
const json = (properties: object) => ({ "application/json": { schema: { type: "object", properties } } });
const operation = (input: object, output: object, ...errors: readonly string[]) => ({
  requestBody: { content: json(input) },
  responses: {
    "200": { description: "", content: json(output) },
    ...Object.fromEntries(errors.map((status) => [status, { description: "", content: json({ code: {} }) }])),
  },
});

const ours = described({
  "/things/{thingId}": { put: operation({ kind: kind("a", "b"), name: {} }, { id: {} }, "404") },
  "/own": { get: operation({}, {}) },
});
const theirs = described({
  "/things/{id}/": { put: operation({ kind: kind("b", "c") }, { id: {}, since: {} }, "409") },
  "/other": { get: operation({}, {}) },
});

it("lists operations, fields, values and statuses that one of two descriptions lacks", () => {
  const lines = lacksOf(ours, theirs).map(({ in: side, part = "", operations }) =>
    [side, part, ...operations].join(" | "),
  );
  expect(lines).toEqual([
    "ours |  | GET /other",
    "theirs |  | GET /own",
    "ours | value `c` of request field `kind` | PUT /things/{thingId}",
    "ours | response field `since` | PUT /things/{thingId}",
    "ours | status `409` | PUT /things/{thingId}",
    "theirs | value `a` of request field `kind` | PUT /things/{thingId}",
    "theirs | request field `name` | PUT /things/{thingId}",
    "theirs | status `404` | PUT /things/{thingId}",
  ]);
});

it("reports both sides with their counts, and equal descriptions in a sentence", () => {
  expect(lacksReport(lacksOf(ours, theirs), "x.yml")).toContain(
    "Only in x.yml: 4\n  operation: GET /other\n",
  );
  expect(lacksReport(lacksOf(ours, ours), "x.yml")).toBe(
    "Nothing that x.yml has is missing, and nothing else is here.",
  );
});
