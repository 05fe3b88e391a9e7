import { readFileSync } from "node:fs";
import path from "node:path";
import { answerTo, type MockRequest } from "./openapi/mock/answer";
import { mockApi } from "./commands/mock/server";
import { formatFinding } from "docusaurus-waymark-core/report";
import { diffOf } from "./diff";
import { modelOf } from "./model";
import { pagesOf } from "./pages/page";
import { readOpenApi } from "./source";
import { checkDocument } from "./source/checkDocument";
import { checkExamples } from "./source/checkExamples";
import { METHODS } from "./openapi/document";
import { operationsOf } from "./openapi/operations";

/** A description with PATCH, HEAD and OPTIONS, parameters of a path, and references to parameters, bodies and answers. */
const FILE = "everyMethod.fixture.yaml";
const text = readFileSync(path.join(__dirname, FILE), "utf8");
const read = (source = text) => readOpenApi(FILE, source, {});
const source = read();
const [page] = pagesOf(modelOf(source.document));
const shown = page?.text ?? "";

it("is a valid description with valid examples", async () => {
  expect([...(await checkDocument(source)), ...checkExamples(source)].map(formatFinding)).toEqual([]);
});

it("lists every method of a path, each with the parameters of the path and those of its own in their place", () => {
  const places = operationsOf(source.document).filter(({ path: place }) => place.includes("/books/"));
  expect(places.map(({ method }) => method)).toEqual(["get", "patch", "head", "options"]);
  expect(METHODS).toEqual(expect.arrayContaining(places.map(({ method }) => method)));
  for (const { parameters } of places)
    expect(parameters.map(({ name }) => name)).toEqual(["shelfId", "bookId", "language"]);
  const choices = places.map(({ parameters }) => parameters[2]?.schema?.enum);
  expect(choices).toEqual([
    ["en", "fr", "de"],
    ["en", "fr"],
    ["en", "fr"],
    ["en", "fr"],
  ]);
});

it("shows each of them on the page, with path parameters, samples, and the descriptions that a place gives itself", () => {
  for (const method of ["GET", "PATCH", "HEAD", "OPTIONS"])
    expect(shown).toContain(`tag=${method} label=/api/shelves/{shelfId}/books/{bookId}}`);
  expect(
    shown.match(/<Property name="shelfId" anchor="[\w-]+" type="integer" required min=\{1\}>/g),
  ).toHaveLength(4);
  expect(shown).toContain("--request PATCH");
  expect(shown).toContain("/api/shelves/12/books/b7");
  expect(shown).toContain("Net::HTTP::Patch.new(uri)");
  expect(shown.match(/No book of this shelf has that ID\./g)).toHaveLength(2);
  expect(shown.match(/There is no such thing\./g)).toHaveLength(2);
});

describe("the mock", () => {
  const api = mockApi(source.document, "t");
  const change: MockRequest = {
    method: "PATCH",
    target: "/api/shelves/12/books/b7?language=fr",
    authorization: "Bearer t",
    contentType: "application/json",
    body: '{"title":"Roots"}',
  };
  const statusOf = (part: Partial<MockRequest>): number => answerTo({ ...change, ...part }, api).status;

  it.each<[string, Partial<MockRequest>, number]>([
    ["answers a PATCH", {}, 200],
    ["checks its body", { body: "{}" }, 422],
    ["checks a parameter of the path", { target: "/api/shelves/0/books/b7" }, 422],
    ["checks a query parameter of the path", { target: "/api/shelves/1/books/b7?language=de" }, 422],
    [
      "lets an operation's own parameter count",
      { method: "GET", body: "", target: "/api/shelves/1/books/b7?language=de" },
      200,
    ],
    ["answers a HEAD", { method: "HEAD", body: "" }, 200],
    [
      "asks for no token where none is needed",
      { method: "OPTIONS", body: "", authorization: undefined },
      200,
    ],
  ])("%s", (_, part, status) => {
    expect(statusOf(part)).toBe(status);
  });
});

it("compares parameters of paths and every method with the last publication", () => {
  const narrower = read(text.replace("minimum: 1 }", "minimum: 5 }").replace("    patch:", "    put:"));
  const says = diffOf(modelOf(source.document), modelOf(narrower.document)).map(
    (change) => `${change.operations.join(", ")}: ${change.description}`,
  );
  const at = "/api/shelves/{shelfId}/books/{bookId}";
  expect(says).toEqual([
    `PATCH ${at}: gone`,
    `GET ${at}, HEAD ${at}, OPTIONS ${at}: path parameter \`shelfId\` has the minimum \`5\`, was \`1\``,
    `PUT ${at}: new: change a part of a book`,
  ]);
});
