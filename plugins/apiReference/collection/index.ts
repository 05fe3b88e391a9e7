import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { WriterError } from "../../report";
import { describedIn } from "../check/pageSource";
import { COLLECTION_FILE } from "../downloads";
import { OPENAPI_FILE, type OpenApiDocument } from "../source";
import { splitPathNames } from "../source/pathNames";
import { postmanCollection } from "./postman";

/**
 * Writes the Postman collection from the API description. It is kept in the repository, with content tokens in place,
 * because to make it takes longer than all else that a build does with the description.
 *
 * @returns whether the file changed
 * @throws WriterError on mistakes in the description
 */
export async function writeCollection(root: string): Promise<boolean> {
  const text = await freshCollection(root);
  if (text === committedCollection(root)) return false;
  writeFileSync(path.join(root, COLLECTION_FILE), text);
  return true;
}

/** @throws WriterError when the file is not what the API description gives */
export async function checkCollection(root: string): Promise<void> {
  if ((await freshCollection(root)) === committedCollection(root)) return;
  const message = "The Postman collection differs from api/openapi.yaml.";
  const fix = "run `npm run api:generate` and commit the result.";
  throw new WriterError([{ path: COLLECTION_FILE, line: 1, column: 1, rule: "api-stale", message, fix }]);
}

async function freshCollection(root: string): Promise<string> {
  const described = describedIn(readFileSync(path.join(root, OPENAPI_FILE), "utf8"));
  const collection = await postmanCollection(splitPathNames(described as unknown as OpenApiDocument));
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function committedCollection(root: string): string | undefined {
  const file = path.join(root, COLLECTION_FILE);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
