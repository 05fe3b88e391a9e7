import fs from "node:fs";
import path from "node:path";

/** Where the page asks for the dialog: the chunks that must be there first, and what it takes from them. */
const DIALOG_IMPORT = /Promise\.all\(\[([^\]]*)\]\)(?:(?!Promise\.all)[^{]){0,80}\{SearchDialog/;
/** Where the dialog starts its worker. */
const WORKER_START = /new Worker\(new URL\([\w$]+\.p\+[\w$]+\.u\("(\w+)"\)/;

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
  const chunks = firstMatch(texts, DIALOG_IMPORT, "the dialog's chunks").matchAll(/"(\w+)"/g);
  const worker = firstMatch(texts, WORKER_START, "the search worker");
  const ids = [...Array.from(chunks, ([, id = ""]) => id), worker];
  // A chunk that holds styles alone has no script.
  const found = ids.flatMap((id) => names.filter((name) => name.startsWith(`${id}.`)));
  return found.map((name) => path.join(scripts, name));
}

function firstMatch(texts: readonly string[], pattern: RegExp, what: string): string {
  const match = texts.map((text) => pattern.exec(text)?.[1]).find((group) => group !== undefined);
  if (match === undefined)
    throw new Error(
      `No script of the build names ${what}. Fix: build the site, then see scripts/lib/searchParts.ts.`,
    );
  return match;
}
