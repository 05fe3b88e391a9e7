import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { readOpenApi } from "../source";
import { collectionOf, DOWNLOADS, writeDownloads } from "./index";

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
  await writeDownloads(root, path.join(root, "build"), source);
  expect(parse(text(DOWNLOADS.yaml))).toEqual(JSON.parse(text(DOWNLOADS.json)));
  for (const name of Object.values(DOWNLOADS)) expect(text(name)).toContain("Booknet API");
  expect(text(DOWNLOADS.postman)).not.toContain('"id"');
});

it("takes the collection from the cache until the description changes", async () => {
  const { document } = source;
  const folder = path.join(root, "node_modules/.cache/api-collection");
  await collectionOf(root, source);
  const [name = ""] = readdirSync(folder);
  writeFileSync(path.join(folder, name), "from the cache");
  expect(await collectionOf(root, source)).toBe("from the cache");
  const renamed = { ...document, info: { ...document.info, title: "Another" } };
  expect(await collectionOf(root, { ...source, document: renamed })).toContain('"name": "Another"');
  expect(existsSync(path.join(folder, name))).toBe(true);
});
