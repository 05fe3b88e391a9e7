import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringifyExact } from "../../../src/openapi/exactJson";
import type { OpenApiSource } from "../source";
import { CONVERTER_VERSION, postmanCollection } from "./postman";

/** File names of the downloads, from the root of the site. */
export const DOWNLOADS = {
  yaml: "openapi.yaml",
  json: "openapi.json",
  postman: "postman-collection.json",
} as const;

/** Cache of Postman collections, from the project root: a conversion takes more than three seconds. */
const CACHE_FOLDER = "node_modules/.cache/api-collection";
/** Number of identities that alternating builds can have without a new conversion. */
const MAX_CACHED_COLLECTIONS = 4;

/** Writes the API description as YAML and JSON, and the Postman collection, into the output folder of a build. */
export async function writeDownloads(siteDir: string, outDir: string, source: OpenApiSource): Promise<void> {
  const files = {
    [DOWNLOADS.yaml]: downloadableYaml(source),
    [DOWNLOADS.json]: jsonText(source.published),
    [DOWNLOADS.postman]: await collectionOf(siteDir, source),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)));
}

/** The description for downloads, without the comment at the top, which is for its editors. */
export function downloadableYaml({ text }: OpenApiSource): string {
  return text.slice(text.indexOf("\nopenapi:") + 1);
}

/**
 * The Postman collection of a description, from the cache if description and converter are unchanged.
 *
 * @param siteDir project root, which contains the cache
 * @throws Error with the reason that the converter gives
 */
export async function collectionOf(siteDir: string, { document }: OpenApiSource): Promise<string> {
  const key = createHash("sha256").update(CONVERTER_VERSION).update(stringifyExact(document)).digest("hex");
  const folder = path.join(siteDir, CACHE_FOLDER);
  const file = path.join(folder, `${key}.json`);
  const cached = await readFile(file, "utf8").catch(() => undefined);
  if (cached !== undefined) return cached;
  const text = jsonText(await postmanCollection(document));
  await mkdir(folder, { recursive: true });
  const cachedNames = await readdir(folder);
  if (cachedNames.length >= MAX_CACHED_COLLECTIONS)
    await Promise.all(cachedNames.map((name) => rm(path.join(folder, name), { force: true })));
  // An interrupted build leaves no half file under the final name.
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  return text;
}

function jsonText(value: unknown): string {
  return `${stringifyExact(value, 2)}\n`;
}
