import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Redirect } from "../../src/navigation/redirects";
import { peerloom } from "../../src/product/peerloom";
import { tokensOf } from "../../src/product/tokens";
import { slugify } from "../../src/lib/slug";
import { readPage } from "../../plugins/content/parse";
import { markdown } from "../../plugins/content/parse/parser";
import { markOldAnchors } from "../../plugins/content/parse/headings/anchors";
import { collectHeadings, type CollectedHeading } from "../../plugins/content/parse/headings/collect";
import { preprocess } from "../../plugins/content/parse/tokens";
import type { MdNode } from "../../plugins/content/parse/tree";
import { addToLedger, checkLedger, LEDGER_FILE } from "../../plugins/ledger";
import { readSite, type BuiltSite } from "../../plugins/ledger/site";
import { writeRedirectPages } from "../../plugins/output/redirectPages";
import { formatFinding } from "../../plugins/report";

const TOKENS = tokensOf(peerloom);
const REDIRECTS = "src/navigation/redirects.ts";
const ENTRY = /\{ from: "([^"]*)", to: "([^"]*)" \},/g;

/** A project in a temporary folder: pages of the small site for tests, a list of redirects, and the ledger of its first release. */
export class LedgerProject {
  readonly siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "ledger-"));

  static async of(pages: readonly string[]): Promise<LedgerProject> {
    const project = new LedgerProject();
    for (const page of pages) project.write(page, fs.readFileSync(path.join("test/smallSite", page), "utf8"));
    project.write(REDIRECTS, "return [\n];\n");
    await addToLedger({ siteDir: project.siteDir, tokens: TOKENS, redirects: [] }, await project.#built());
    return project;
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.siteDir, file), "utf8");
  }

  write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(this.siteDir, file), text);
  }

  change(file: string, before: string, after: string): void {
    const text = this.read(file);
    if (!text.includes(before)) throw new Error(`${file} has no "${before}".`);
    this.write(file, text.replace(before, after));
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.siteDir, file));
  }

  /** Adds a line to the list of redirects. */
  redirect(line: string): void {
    this.change(REDIRECTS, "];", `  ${line}\n];`);
  }

  /** Replaces the line of front matter that has the same key; without one, adds the line below the title. */
  frontMatter(file: string, line: string): void {
    const key = line.slice(0, line.indexOf(":"));
    const rest = this.read(file)
      .split("\n")
      .filter((other) => !other.startsWith(`${key}:`));
    const at = rest.findIndex((other) => other.startsWith("title:"));
    this.write(file, rest.toSpliced(at + 1, 0, line).join("\n"));
  }

  get ledger(): string {
    return this.read(LEDGER_FILE);
  }

  /** Builds the pages and compares them with the ledger. Returns the findings that would stop a build, one a line. */
  async build(): Promise<string[]> {
    const options = { siteDir: this.siteDir, tokens: TOKENS, redirects: this.#redirects() };
    return (await checkLedger(options, await this.#built())).map(formatFinding);
  }

  #redirects(): Redirect[] {
    return [...this.read(REDIRECTS).matchAll(ENTRY)].map(([, from = "", to = ""]) => ({ from, to }));
  }

  async #built(): Promise<BuiltSite> {
    const outDir = path.join(this.siteDir, "build");
    fs.rmSync(outDir, { recursive: true, force: true });
    const files = fs.readdirSync(path.join(this.siteDir, "docs"), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".mdx"))) {
      this.write(
        `build/${file.replace(/\.mdx$/, ".html")}`,
        htmlOf(`docs/${file}`, this.read(`docs/${file}`)),
      );
    }
    const url = "https://docs.example";
    await writeRedirectPages(this.#redirects(), { outDir, url, baseUrl: "/" });
    return readSite(outDir, "/");
  }
}

const articles = new Map<string, string>();

/** The article of a page. Most builds have the same pages, and each text is parsed once. */
function htmlOf(file: string, text: string): string {
  const html = articles.get(file + text) ?? articleOf(file, text);
  articles.set(file + text, html);
  return html;
}

/** The article of a page as the site has it, headings alone: ids by the rules of the build, and old ids next to them. */
function articleOf(file: string, text: string): string {
  const { frontMatter } = readPage({ path: file, text }, { tokens: TOKENS, components: {} });
  const { title, anchors } = frontMatter as { title: string; anchors?: Record<string, string> };
  const root = markdown.parse(preprocess(text, TOKENS)) as unknown as MdNode;
  const { headings } = collectHeadings(root, file, title);
  const titleId = slugify(title);
  const faults = markOldAnchors({ root, path: file, anchors, headings, titleId });
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join("\n"));
  const ofTitle = Object.entries(anchors ?? {}).flatMap(([old, id]) => (id === titleId ? [old] : []));
  return `<article><h1 id="${titleId}">${spans(ofTitle, titleId)}${title}</h1>${headings.map(heading).join("")}</article>`;
}

function heading({ id, title, depth, node }: CollectedHeading): string {
  const { aliases = "" } = (node.data?.hProperties ?? {}) as { aliases?: string };
  return `<h${depth} id="${id}">${spans(aliases.split(" ").filter(Boolean), id)}${title}</h${depth}>`;
}

function spans(old: readonly string[], id: string): string {
  return old.map((one) => `<span id="${one}" data-alias-of="${id}"></span>`).join("");
}
