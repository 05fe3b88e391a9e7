import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { resolveTokens } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";
import type { OpenApiSource } from "../source";

/** File names of the downloads, from the site's root. */
export const DOWNLOADS = {
  yaml: "openapi.yaml",
  json: "openapi.json",
  postman: "postman-collection.json",
} as const;

/** The Postman collection with content tokens in place, from the project root: `npm run api:generate` writes it. */
export const COLLECTION_FILE = "api/postman-collection.json";

/**
 * The API description in the forms that readers download, with the names of this build's identity.
 *
 * @param collection text of `COLLECTION_FILE`; variables of Postman's own, which look like tokens, stay
 */
export function downloadsOf(
  source: OpenApiSource,
  collection: string,
  tokens: TokenTable,
): ReadonlyMap<string, string> {
  return new Map([
    [DOWNLOADS.yaml, withoutHead(source.text)],
    [DOWNLOADS.json, `${JSON.stringify(source.published, null, 2)}\n`],
    [DOWNLOADS.postman, resolveTokens(collection, tokens)],
  ]);
}

/** Writes the downloads of a project into the output folder of a build. */
export async function writeDownloads(
  siteDir: string,
  outDir: string,
  source: OpenApiSource,
  tokens: TokenTable,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const collection = await readFile(path.join(siteDir, COLLECTION_FILE), "utf8");
  const files = downloadsOf(source, collection, tokens);
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(outDir, name), text)));
}

/** The comment at the head of the file is for its editors. */
function withoutHead(text: string): string {
  return text.slice(text.indexOf("\nopenapi:") + 1);
}
