import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Source } from "./parse/place";
import type { Parts, Reading } from "./rules/reading";

/** What is known of a page so far. */
export type Entry = { -readonly [Name in keyof Parts]?: Parts[Name] };

/** Files that are kept: one for each identity and state of the code that somebody goes back to. */
const KEPT_FILES = 4;

/**
 * Parts of pages, kept between runs. An entry is found by path and text of its page, a file by all else that parts
 * depend on (`key`): what is found is never out of date.
 */
export class Store {
  readonly #folder: string;
  readonly #file: string;
  readonly #before: Readonly<Record<string, Entry>>;
  readonly #now: Record<string, Entry> = {};
  #changed = false;

  constructor(siteDir: string, key: string) {
    this.#folder = path.join(siteDir, "node_modules/.cache/content-check");
    this.#file = path.join(this.#folder, `${key}.json`);
    this.#before = readEntries(this.#file);
  }

  entryOf({ path, text }: Source): Readonly<Entry> {
    return this.#entry({ path, text });
  }

  /** Takes over parts of a page that were made elsewhere. */
  add(source: Source, parts: Entry): void {
    Object.assign(this.#entry(source), parts);
    this.#changed = true;
  }

  /** A page whose parts come from here; one that is missing is made by `read` and kept. */
  reading(source: Source, read: (source: Source) => Reading): Reading {
    const entry = this.#entry(source);
    let made: Reading | undefined;
    const part = <Name extends keyof Parts>(name: Name): Parts[Name] => {
      const known: Parts[Name] | undefined = entry[name];
      if (known !== undefined) return known;
      const value = (made ??= read(source))[name];
      this.add(source, { [name]: value });
      return value;
    };
    return {
      ...source,
      get frontMatter() {
        return part("frontMatter");
      },
      get outline() {
        return part("outline");
      },
      get facts() {
        return part("facts");
      },
      get prose() {
        return part("prose");
      },
    };
  }

  /** Writes what is known of the pages of this run; other pages are forgotten. */
  save(): void {
    if (!this.#changed) return;
    fs.mkdirSync(this.#folder, { recursive: true });
    const draft = `${this.#file}.${process.pid}`;
    fs.writeFileSync(draft, JSON.stringify(this.#now));
    fs.renameSync(draft, this.#file);
    removeOld(this.#folder);
  }

  #entry({ path, text }: Source): Entry {
    const id = createHash("sha256").update(`${path}\n${text}`).digest("base64url");
    return (this.#now[id] ??= this.#before[id] ?? {});
  }
}

/** A file that cannot be read is as good as none. */
function readEntries(file: string): Record<string, Entry> {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, Entry>;
  } catch {
    return {};
  }
}

function removeOld(folder: string): void {
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const age = new Map(
    files.map((file) => [file, fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]),
  );
  const newestFirst = files.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0));
  for (const file of newestFirst.slice(KEPT_FILES)) fs.rmSync(file, { force: true });
}
