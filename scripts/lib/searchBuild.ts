import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SearchBackend } from "../../src/search/backend";
import { createEmbeddedBackend } from "../../src/search/backend/embedded";
import type { FetchedText } from "../../src/search/backend/fileLoader";
import { createEngine } from "../../src/search/backend/worker";
import { readTexts, readTitles } from "../../src/search/engine";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE, type SearchRecord } from "../../src/search/model";

/**
 * The search of a built site, with all prose, the way the dialog has it in the page.
 *
 * @param folder the build folder
 */
export async function backendOfBuild(folder: string): Promise<SearchBackend> {
  const backend = createEmbeddedBackend({
    titlesUrl: path.join(folder, SEARCH_INDEX_FILE),
    textsUrl: path.join(folder, SEARCH_TEXT_FILE),
    start: () => createEngine(),
    fetchText: readAsFetched,
  });
  await backend.loadProse();
  return backend;
}

/**
 * All records of a built site, as the page reads them.
 *
 * @throws Error when there is no built site in the folder
 */
export async function recordsOfBuild(folder: string): Promise<readonly SearchRecord[]> {
  const read = (name: string): Promise<string> =>
    readFile(path.join(folder, name), "utf8").catch(() => {
      throw new Error(`There is no ${name} in ${folder}. Fix: run npm run build first.`);
    });
  return readTexts(await read(SEARCH_TEXT_FILE), readTitles(await read(SEARCH_INDEX_FILE)));
}

/** A file in the place of a response: a missing one is not found. */
async function readAsFetched(file: string): Promise<FetchedText> {
  const text = await readFile(file, "utf8").catch(() => null);
  return { ok: text !== null, status: text === null ? 404 : 200, text: () => Promise.resolve(text ?? "") };
}
