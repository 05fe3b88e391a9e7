import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { IDENTITIES } from "../../../src/product";
import { loadOpenApi, OPENAPI_FILE } from "../source";
import { collectionOf, DOWNLOADS, writeDownloads } from "./index";

let root: string;

beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), "api-downloads-"))));
afterEach(() => rmSync(root, { recursive: true }));

const text = (name: string): string => readFileSync(path.join(root, "build", name), "utf8");

it.each(IDENTITIES.map((identity) => [identity.slug, identity] as const))(
  "gives %s the description as YAML and JSON and a collection with a folder for each resource, without tokens",
  async (_, product) => {
    const source = loadOpenApi(OPENAPI_FILE, product);
    await writeDownloads(root, path.join(root, "build"), source);
    expect(parse(text(DOWNLOADS.yaml))).toEqual(JSON.parse(text(DOWNLOADS.json)));
    expect(text(DOWNLOADS.yaml)).toMatch(/^openapi: 3\.1\.0\n/);
    expect(text(DOWNLOADS.yaml)).toContain(product.api.url);
    // "baseUrl" and "apiKey" are variables of Postman's own.
    for (const name of Object.values(DOWNLOADS))
      expect(text(name)).not.toMatch(/\{\{(?!(?:baseUrl|apiKey)\}\})[A-Za-z]+\}\}/);
    const collection = JSON.parse(text(DOWNLOADS.postman)) as {
      info: { schema: string };
      item: { name: string; item: unknown[] }[];
    };
    expect(collection.info.schema).toContain("v2.1.0");
    expect(collection.item.map(({ name }) => name).sort()).toEqual(
      source.document.tags?.map(({ name }) => name).sort(),
    );
    expect(text(DOWNLOADS.postman)).not.toContain('"id"');
  },
);

it("takes the collection from the cache until the description changes", async () => {
  const source = loadOpenApi();
  const { document } = source;
  const small = { ...source, document: { ...document, paths: {} } };
  const folder = path.join(root, "node_modules/.cache/api-collection");
  await collectionOf(root, small);
  const [name = ""] = readdirSync(folder);
  writeFileSync(path.join(folder, name), "from the cache");
  expect(await collectionOf(root, small)).toBe("from the cache");
  const renamed = { ...small.document, info: { ...document.info, title: "Another" } };
  expect(await collectionOf(root, { ...small, document: renamed })).toContain('"name": "Another"');
  expect(existsSync(path.join(folder, name))).toBe(true);
});
