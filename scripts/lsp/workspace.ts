import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { linkedPage } from "../../plugins/content/analyze";
import { pagesCheck } from "../../plugins/content/check";
import { onceForText, type PageContext, type Source } from "../../plugins/content/parse";
import { isPartial } from "../../plugins/content/parse/partials";
import type { LinkedPage } from "../../plugins/content/rules/rule";
import { isPicture } from "../../plugins/content/rules/images";
import { targetsOf, type Targets } from "../../plugins/content/rules/links/targets";
import { MENU_FILES, readSite, type Site } from "../../plugins/content/site";
import { pageText } from "../../plugins/content/sources";
import type { Finding } from "../../plugins/report";
import { PROPERTIES } from "../../src/mdx/properties";
import { product } from "../../src/product/current";
import { tokensOf } from "../../src/product/tokens";
import { SECTIONS } from "../../src/sections";
import { isPage } from "../move/project";
import { readRedirects, REDIRECTS_FILE } from "../move/redirects";

const FOLDERS = Object.values(SECTIONS).map(({ folder }) => folder);
const MENUS = new Set(Object.values(MENU_FILES));

interface Read {
  readonly stamp: string;
  readonly source: Source;
}

/** The project as the editor has it: open files with their unsaved text, all others from the disk. */
export class Workspace {
  readonly root: string;
  readonly context: PageContext = { tokens: tokensOf(product), components: PROPERTIES };
  /** Texts of open files by their path from the root. */
  readonly open = new Map<string, string>();
  readonly #disk = new Map<string, Read>();
  readonly #link = onceForText((source) => linkedPage(source, this.context));
  readonly #check = pagesCheck(this.context, "all", this.#link);

  constructor(root: string) {
    this.root = root;
  }

  /** Path from the root of a page or a menu; undefined for any other file, and for what is no file. */
  pathOf(uri: string): string | undefined {
    if (!uri.startsWith("file:")) return undefined;
    try {
      const file = path.relative(this.root, fileURLToPath(uri)).split(path.sep).join("/");
      return isPage(file) || MENUS.has(file) ? file : undefined;
    } catch {
      return undefined;
    }
  }

  uriOf(file: string): string {
    return pathToFileURL(path.join(this.root, file)).href;
  }

  /** The text of a file; undefined when there is none. */
  textOf(file: string): string | undefined {
    const open = this.open.get(file);
    if (open !== undefined) return open;
    try {
      return pageText(fs.readFileSync(path.join(this.root, file), "utf8"));
    } catch {
      return undefined;
    }
  }

  /** All pages as they are now. Files of the disk are read again when they changed. */
  sources(): Source[] {
    const files = new Set([...FOLDERS.flatMap((folder) => this.#filesIn(folder)), ...this.open.keys()]);
    return [...files].filter(isPage).flatMap((file) => {
      const text = this.open.get(file);
      const source = text === undefined ? this.#fromDisk(file) : { path: file, text };
      return source ? [source] : [];
    });
  }

  /** Paths, from the root, of the images in a folder of pages. */
  imagesOf(folder: string): string[] {
    return this.#filesIn(folder).filter(isPicture);
  }

  /** What is wrong in the open files. */
  findings(): readonly Finding[] {
    return this.#check(this.sources(), this.site(), (file) => this.open.has(file)).findings;
  }

  site(): Site {
    const redirects = readRedirects(this.textOf(REDIRECTS_FILE) ?? "").map(({ from, to = "" }) => ({
      from,
      to,
    }));
    return readSite(this.root, { redirects, components: PROPERTIES });
  }

  /** Pages with the ids of their headings. */
  pages(): LinkedPage[] {
    return this.sources().map(this.#link);
  }

  /** What addresses can lead to. */
  targets(): Targets {
    return targetsOf(
      this.pages().filter((page) => !isPartial(page)),
      this.site(),
    );
  }

  #filesIn(folder: string): string[] {
    return fs
      .readdirSync(path.join(this.root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.split(path.sep).join("/")}`);
  }

  #fromDisk(file: string): Source | undefined {
    const stat = fs.statSync(path.join(this.root, file), { throwIfNoEntry: false });
    if (!stat?.isFile()) return undefined;
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const before = this.#disk.get(file);
    if (before?.stamp === stamp) return before.source;
    const source = { path: file, text: pageText(fs.readFileSync(path.join(this.root, file), "utf8")) };
    this.#disk.set(file, { stamp, source });
    return source;
  }
}
