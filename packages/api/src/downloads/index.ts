import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringifyExact } from "../openapi/exactJson";
import { modelOf } from "../model";
import type { OpenApiSource } from "../source";
import { postmanCollection } from "./postman";

/** File names of the downloads, from the root of the site. */
export const DOWNLOADS = {
  yaml: "openapi.yaml",
  json: "openapi.json",
  postman: "postman-collection.json",
} as const;

/**
 * Writes the API description as YAML and JSON, and a Postman collection, into the output folder of a build.
 *
 * @param baseUrl address of the API
 */
export async function writeDownloads(outDir: string, source: OpenApiSource, baseUrl: string): Promise<void> {
  const { document, published } = source;
  const files = {
    [DOWNLOADS.yaml]: downloadableYaml(source),
    [DOWNLOADS.json]: jsonText(published),
    [DOWNLOADS.postman]: jsonText(postmanCollection(modelOf(document), published.info.title, baseUrl)),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)));
}

/** The description for downloads, without the comment at the top, which is for its editors. */
function downloadableYaml({ text }: OpenApiSource): string {
  return text.slice(text.indexOf("\nopenapi:") + 1);
}

function jsonText(value: unknown): string {
  return `${stringifyExact(value, 2)}\n`;
}
