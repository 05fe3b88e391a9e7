import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { linkedPage, type IndexedPage } from "../analyze";
import { createCheck } from "../check";
import { once } from "docusaurus-waymark-core/lib/once";
import { onceForText, type PageContext, type Source } from "docusaurus-waymark-core/parse";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { isPicture } from "../rules/images";
import { wordsFile } from "../rules/prose/dictionary";
import { targetsOf, type Targets } from "../rules/links/targets";
import {
  MENU_FILES,
  pathsBelow,
  readSources,
  readText,
  type Site,
} from "docusaurus-waymark-core/content/site";
import { pathFrom } from "docusaurus-waymark-core/build/files";
import type { Finding } from "docusaurus-waymark-core/report";
import { PROMISES } from "../rules/facts/promises";
import { factFindings, factNameOf } from "../rules/facts/facts";
import { CONTEXT, FOLDERS } from "../context";
import { textFindings } from "../texts";
import { siteAt } from "../move/site";
import { isPage } from "../move/project";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";

const OTHERS = new Set([...MENU_FILES, ...PROMISES]);

/** The project as the editor has it: open files with their unsaved text, all others from the disk. */
export class Workspace {
  readonly root: string;
  readonly context: PageContext = CONTEXT;
  /** Texts of open files by their path from the root. */
  readonly open = new Map<string, string>();
  /** The index: a page is read again when its text changes. */
  readonly indexed = onceForText((source) => linkedPage(source, this.context));
  readonly #check = createCheck(this.context, "all", this.indexed);
  readonly #textFindings = onceForText((source) => textFindings(source, this.context));
  #now = this.#read();

  constructor(root: string) {
    this.root = root;
  }

  /** Path from the root of a file that has findings: a page, a menu, facts, or another; undefined for any other address. */
  pathOf(uri: string): string | undefined {
    const file = this.fileOf(uri);
    const hasFindings = isPage(file) || OTHERS.has(file) || factNameOf(file) !== undefined;
    return hasFindings ? file : undefined;
  }

  /** Path from the root of any file; empty for an address that is none of a file. */
  fileOf(uri: string): string {
    try {
      return uri.startsWith("file:") ? pathFrom(this.root, fileURLToPath(uri)) : "";
    } catch {
      return "";
    }
  }

  uriOf(file: string): string {
    return pathToFileURL(path.join(this.root, file)).href;
  }

  /** The text of a file; undefined when there is none. */
  textOf(file: string): string | undefined {
    return this.open.get(file) ?? readText(this.root, file);
  }

  /** The file of the project's words; undefined if there is none. */
  words(): { readonly uri: string; readonly text: string } | undefined {
    const text = this.textOf(wordsFile());
    return text === undefined ? undefined : { uri: this.uriOf(wordsFile()), text };
  }

  /** Looks at the files again. To be called once before each answer, which then sees one state of them. */
  refresh(): void {
    this.#now = this.#read();
  }

  #read() {
    const sources = once(() => readSources(this.root, FOLDERS, this.open));
    const pages = once(() => sources().map(this.indexed));
    const site = once((): Site => {
      const read = siteAt(this.root, this.textOf(REDIRECTS_FILE));
      return { ...read, textOf: (file) => this.textOf(file) };
    });
    const targets = once(() =>
      targetsOf(
        pages().filter((page) => !isPartial(page)),
        site(),
      ),
    );
    return { sources, pages, site, targets };
  }

  /** All pages with their current text. */
  sources(): readonly Source[] {
    return this.#now.sources();
  }

  /** Paths, from the root, of the images in a folder of pages. */
  imagesOf(folder: string): string[] {
    return pathsBelow(this.root, folder).filter(isPicture);
  }

  /** Findings in the open files. */
  findings(): readonly Finding[] {
    const content = { sources: this.sources(), site: this.site() };
    const isOpen = (file: string): boolean => this.open.has(file) && factNameOf(file) === undefined;
    return [...this.#check(content, isOpen).findings, ...this.#factFindings()];
  }

  /** Findings in the open files of facts, with their text in the editor. */
  #factFindings(): Finding[] {
    return [...this.open].flatMap(([file, text]) => {
      const name = factNameOf(file);
      if (name === undefined) return [];
      return [...factFindings(name, text, this.pages()), ...this.#textFindings({ path: file, text })];
    });
  }

  site(): Site {
    return this.#now.site();
  }

  /** Pages with the ids of their headings. */
  pages(): readonly IndexedPage[] {
    return this.#now.pages();
  }

  /** Pages and headings that addresses can lead to. */
  targets(): Targets {
    return this.#now.targets();
  }
}
