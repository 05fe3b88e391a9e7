import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { COLLECTION_FILE } from "../downloads";
import { OPENAPI_FILE } from "../source";
import { checkCollection, writeCollection } from "./index";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "api-collection-"));
  mkdirSync(path.join(root, "api"));
  cpSync(OPENAPI_FILE, path.join(root, OPENAPI_FILE));
});
afterEach(() => rmSync(root, { recursive: true }));

it("is written once, and nothing the second time", async () => {
  await expect(checkCollection(root)).rejects.toThrow(
    /^api\/postman-collection\.json:1:1 api-stale: .+ Fix: /,
  );
  expect(await writeCollection(root)).toBe(true);
  expect(await writeCollection(root)).toBe(false);
  await checkCollection(root);
});

it("is the committed one", async () => {
  cpSync(COLLECTION_FILE, path.join(root, COLLECTION_FILE));
  await checkCollection(root);
  writeFileSync(path.join(root, COLLECTION_FILE), "{}\n");
  await expect(checkCollection(root)).rejects.toThrow("differs from api/openapi.yaml");
});
