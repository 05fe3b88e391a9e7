import fs from "node:fs";
import path from "node:path";

/** Where the page asks for the dialog: the chunks that must be there first, and what it takes from them. */
const DIALOG_IMPORT = /Promise\.all\(\[([^\]]*)\]\)(?:(?!Promise\.all)[^{]){0,80}\{SearchDialog/;
/** A chunk in that list; bundlers write its number with quotes or without. */
const CHUNK = /\be\("?(\w+)"?\)/g;
/** Where the dialog starts its worker. */
const WORKER_START = /new Worker\(new URL\([\w$]+\.p\+[\w$]+\.u\("?(\w+)"?\)/;

const FILE_TABLE = /\{((?:"?\w+"?:"[0-9a-f]+",?)+)\}\)?\[\w+\]\+"\.js"/g;

/**
 * Scripts of a built site that a reader fetches between opening the search dialog and its first answer: the dialog's
 * chunks and the worker.
 *
 * @throws Error when the build no longer says where they are
 */
export function searchParts(folder: string): readonly string[] {
  const scripts = path.join(folder, "assets", "js");
  const names = fs.readdirSync(scripts).filter((name) => name.endsWith(".js"));
  const texts = names.map((name) => fs.readFileSync(path.join(scripts, name), "utf8"));
  const chunks = firstMatch(texts, DIALOG_IMPORT, "the dialog's chunks").matchAll(CHUNK);
  const worker = firstMatch(texts, WORKER_START, "the search worker");
  const files = fileNames(texts);
  const dialog = Array.from(chunks, ([, id = ""]) => files.get(id) ?? []).flat();
  // A chunk that holds styles alone has no script; the dialog and the worker have one.
  const found = [...dialog, files.get(worker) ?? ""].filter((name) => names.includes(name));
  if (dialog.length === 0 || !found.includes(files.get(worker) ?? "")) throw unknown("the files of search");
  return found.map((name) => path.join(scripts, name));
}

/** File of each chunk, from the table that the loader of the scripts keeps: `({42:"0a1b2c3d"})[e]+".js"`. */
function fileNames(texts: readonly string[]): ReadonlyMap<string, string> {
  const tables = texts.flatMap((text) => Array.from(text.matchAll(FILE_TABLE), ([, table = ""]) => table));
  const entries = tables.flatMap((table) => Array.from(table.matchAll(/"?(\w+)"?:"([0-9a-f]+)"/g)));
  return new Map(entries.map(([, id = "", name = ""]) => [id, `${name}.js`]));
}

function firstMatch(texts: readonly string[], pattern: RegExp, what: string): string {
  const match = texts.map((text) => pattern.exec(text)?.[1]).find((group) => group !== undefined);
  if (match === undefined) throw unknown(what);
  return match;
}

function unknown(what: string): Error {
  return new Error(
    `No script of the build names ${what}. Fix: build the site, then see scripts/lib/searchParts.ts.`,
  );
}
