import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { modelOf } from "../model";
import { readOpenApi } from "../source";
import { DOWNLOADS, writeDownloads } from "./index";
import { postmanCollection } from "./postman";

/** A small description: `test/built/downloads.test.ts` reads what is made of the real one. */
const FILE = path.join(__dirname, "../everyMethod.fixture.yaml");
const source = readOpenApi(FILE, readFileSync(FILE, "utf8").replace("Lending", "{{product}}"), {
  product: "Booknet",
});

let root: string;

beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), "api-downloads-"))));
afterEach(() => rmSync(root, { recursive: true }));

const text = (name: string): string => readFileSync(path.join(root, "build", name), "utf8");

it("writes the description as YAML and JSON, and a collection, with tokens replaced", async () => {
  await writeDownloads(path.join(root, "build"), source, "https://api.example.com");
  expect(parse(text(DOWNLOADS.yaml))).toEqual(JSON.parse(text(DOWNLOADS.json)));
  for (const name of Object.values(DOWNLOADS)) expect(text(name)).toContain("Booknet API");
  expect(text(DOWNLOADS.postman)).toContain('"https://api.example.com"');
});

it("makes the requests of a collection", () => {
  const collection = postmanCollection(modelOf(source.document), "Books", "https://api.example.com");
  expect(collection).toMatchObject({
    variable: [{ key: "baseUrl", value: "https://api.example.com" }, { key: "apiToken" }],
    item: [{ name: "Books", item: expect.any(Array) as unknown }, { name: "Readers" }],
  });
  const [books] = (collection as { readonly item: readonly { readonly item: readonly unknown[] }[] }).item;
  expect(books?.item).toContainEqual({
    name: "Change a part of a book",
    request: expect.objectContaining({
      method: "PATCH",
      url: expect.objectContaining({
        raw: "{{baseUrl}}/api/shelves/:shelfId/books/:bookId",
        variable: [{ key: "shelfId", value: "12" }, expect.objectContaining({ key: "bookId" })],
      }) as unknown,
      body: expect.objectContaining({ mode: "raw", options: { raw: { language: "json" } } }) as unknown,
    }) as unknown,
  });
});
