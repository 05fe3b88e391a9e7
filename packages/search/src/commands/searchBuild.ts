import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SearchBackend } from "../backend";
import { createEmbeddedBackend } from "../backend/embedded";
import type { FetchedText } from "../backend/fileLoader";
import { createEngine } from "../backend/worker";
import { buildIndex, readTexts, readTitles, type SearchIndex, setSearchWords } from "../engine";
import { INDEX_FILES, type SearchRecord } from "../model";

/**
 * Loads the embedded search of a build as the dialog does in the page.
 *
 * @param folder the build folder
 * @param coverage "titles" searches as a page does until it has the prose, "failed" as one that could not fetch it
 */
export async function loadBuiltSearch(
  folder: string,
  coverage: "titles" | "failed" | "full" = "full",
): Promise<SearchBackend> {
  await readBuilt(folder, INDEX_FILES.titles);
  const texts = path.join(folder, INDEX_FILES.texts);
  const backend = createEmbeddedBackend({
    folder: path.join(folder, "/"),
    start: () => createEngine(),
    fetchText: (file) => readAsResponse(coverage === "failed" && file === texts ? "" : file),
  });
  if (coverage !== "titles") await backend.loadProse();
  return backend;
}

/**
 * All search records of a build.
 *
 * @throws Error when the folder contains no build
 */
export async function loadBuiltRecords(folder: string): Promise<readonly SearchRecord[]> {
  const { records } = await readBuiltIndex(folder);
  return records;
}

/** The index of a build, from which the ranking of hits can be explained. Errors are those of `loadBuiltRecords`. */
export async function loadBuiltIndex(folder: string): Promise<SearchIndex> {
  const { records, titles } = await readBuiltIndex(folder);
  return buildIndex(records, titles);
}

async function readBuiltIndex(folder: string) {
  const titles = readTitles(await readBuilt(folder, INDEX_FILES.titles));
  setSearchWords(titles.words);
  return { titles, records: readTexts(await readBuilt(folder, INDEX_FILES.texts), titles) };
}

function readBuilt(folder: string, name: string): Promise<string> {
  return readFile(path.join(folder, name), "utf8").catch(() => {
    throw new Error(`There is no ${name} in ${folder}. Fix: run npm run build first.`);
  });
}

/** Reads a file as a fetch response; a missing file has status 404. */
async function readAsResponse(file: string): Promise<FetchedText> {
  const text = await readFile(file, "utf8").catch(() => null);
  return { ok: text !== null, status: text === null ? 404 : 200, text: () => Promise.resolve(text ?? "") };
}
