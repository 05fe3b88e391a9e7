import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { OpenApiSource } from "../source";
import { postmanCollection } from "./postman";

/** File names of the downloads, from the site's root. */
export const DOWNLOADS = {
  yaml: "openapi.yaml",
  json: "openapi.json",
  postman: "postman-collection.json",
} as const;

/** The API description in the forms that readers download, with the names of this build's identity. */
export async function downloadsOf(source: OpenApiSource): Promise<ReadonlyMap<string, string>> {
  const collection = await postmanCollection(source.document);
  return new Map([
    [DOWNLOADS.yaml, withoutHead(source.text)],
    [DOWNLOADS.json, `${JSON.stringify(source.published, null, 2)}\n`],
    [DOWNLOADS.postman, `${JSON.stringify(collection, null, 2)}\n`],
  ]);
}

/** Writes the downloads into the output folder of a build. */
export async function writeDownloads(outDir: string, source: OpenApiSource): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const files = await downloadsOf(source);
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(outDir, name), text)));
}

/** The comment at the head of the file is for its editors. */
function withoutHead(text: string): string {
  return text.slice(text.indexOf("\nopenapi:") + 1);
}
