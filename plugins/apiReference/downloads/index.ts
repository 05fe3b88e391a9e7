import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { OpenApiSource } from "../source";
import { CONVERTER, postmanCollection } from "./postman";

/** File names of the downloads, from the site's root. */
export const DOWNLOADS = {
  yaml: "openapi.yaml",
  json: "openapi.json",
  postman: "postman-collection.json",
} as const;

/** Collections of earlier builds, from the project root: to make one takes more than three seconds. */
const CACHE = "node_modules/.cache/api-collection";
/** Identities that builds of one project alternate between. */
const MAX_CACHED_COLLECTIONS = 4;

/** Writes the API description, as YAML and as JSON, and the Postman collection into the output folder of a build. */
export async function writeDownloads(siteDir: string, outDir: string, source: OpenApiSource): Promise<void> {
  const files = {
    [DOWNLOADS.yaml]: descriptionOf(source),
    [DOWNLOADS.json]: jsonText(source.published),
    [DOWNLOADS.postman]: await collectionOf(siteDir, source),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)));
}

/** The description as readers download it: the comment at the head of the file is for its editors. */
export function descriptionOf({ text }: OpenApiSource): string {
  return text.slice(text.indexOf("\nopenapi:") + 1);
}

/**
 * The Postman collection of a description: made once, and taken from the cache until the description or the converter
 * changes.
 *
 * @param siteDir project root, below which the cache lies
 * @throws Error with the converter's reason
 */
export async function collectionOf(siteDir: string, { document }: OpenApiSource): Promise<string> {
  const key = createHash("sha256").update(CONVERTER).update(JSON.stringify(document)).digest("hex");
  const folder = path.join(siteDir, CACHE);
  const file = path.join(folder, `${key}.json`);
  const cached = await readFile(file, "utf8").catch(() => undefined);
  if (cached !== undefined) return cached;
  const text = jsonText(await postmanCollection(document));
  await mkdir(folder, { recursive: true });
  const others = await readdir(folder);
  if (others.length >= MAX_CACHED_COLLECTIONS)
    await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
  // An interrupted build leaves no half file under the final name.
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  return text;
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
