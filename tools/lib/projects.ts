import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject } from "docusaurus-upgrade-guard/rehearse/project";
import { STAMP } from "./steps.mjs";

/** Root of this project. */
const ROOT = path.resolve(__dirname, "../..");

const COPIES = "docs/copies";

/**
 * Creates a temporary copy of this project.
 *
 * @param pages total number of pages; pages beyond the real ones are copies in separate groups
 * @returns its folder, which the caller removes
 */
export function makeSite(pages: number): string {
  const folder = newFolder("site");
  copyProject(ROOT, folder);
  addCopies(folder, pages);
  return folder;
}

/** Number of pages of a site; at least the real ones. */
export function countPages(site: string): number {
  return markdownIn(path.join(site, "docs")).length + markdownIn(path.join(site, "api")).length;
}

/**
 * Makes a throw-away project of the stock preset and theme with the same pages and menus as a site.
 *
 * @param site folder of a built site; the Markdown twins of its pages, which hold every word and all code that the
 *   pages show, are the stock project's sources
 * @returns its folder, which the caller removes
 */
export function makeStock(site: string): string {
  const folder = newFolder("stock");
  for (const source of ["docs", "api"].flatMap((section) => markdownIn(path.join(site, section)))) {
    const file = path.relative(site, source);
    const twin = fs.readFileSync(path.join(site, "build", twinFile(file)), "utf8");
    const position = /^sidebar_position: .*$/m.exec(fs.readFileSync(path.join(site, file), "utf8"));
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const text = withRelativeLinks(twin);
    fs.writeFileSync(target, position ? text.replace("---\n", `---\n${position[0]}\n`) : text);
  }
  for (const part of ["src/product", "sidebars.ts", "sidebarsApi.ts", "package.json"])
    fs.cpSync(path.join(site, part), path.join(folder, part), { recursive: true });
  fs.writeFileSync(path.join(folder, "docusaurus.config.ts"), STOCK_CONFIG);
  return folder;
}

/** Twins have absolute links; in the stock project they are links within the site again. */
function withRelativeLinks(twin: string): string {
  const url = /^url: "(.*)"$/m.exec(twin)?.[1];
  return url === undefined ? twin : twin.replaceAll(`](${new URL(url).origin}/`, "](/");
}

/** Built twin of a source: `docs/how-to/ssh.mdx` has `how-to/ssh.md`, `api/index.mdx` has `api.md`, as their addresses. */
function twinFile(file: string): string {
  return file
    .replace(/^docs\//, "")
    .replace(/(?<=.)\/index\.mdx$/, ".mdx")
    .replace(/\.mdx$/, ".md");
}

function newFolder(kind: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${kind}-`));
  linkPackages(folder);
  return folder;
}

/** Links every package of this project separately, so that the other project has its own build cache next to the links. */
export function linkPackages(folder: string): void {
  const [from, to] = [path.join(ROOT, "node_modules"), path.join(folder, "node_modules")];
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from))
    if (name !== ".cache" && name !== path.basename(STAMP))
      fs.symlinkSync(path.join(from, name), path.join(to, name));
}

/** Reference to a file in the page's folder: an import, a link or an image. */
const RELATIVE = /["(]\.\.?\//;

/** Copies pages of the documentation section until there are enough, but not pages that refer to files in their folder. */
function addCopies(folder: string, pages: number): void {
  const docs = markdownIn(path.join(folder, "docs")).filter(
    (file) => !RELATIVE.test(fs.readFileSync(file, "utf8")),
  );
  const missing = pages - countPages(folder);
  const sources = docs.map((file) => fs.readFileSync(file, "utf8"));
  for (let number = 0; number < missing; number += 1) {
    const at = number % docs.length;
    const group = `${COPIES}/part-${Math.floor(number / docs.length) + 1}`;
    const below = path.dirname(path.relative(path.join(folder, "docs"), docs[at] ?? ""));
    const target = path.join(folder, group, below, `copy-${number + 1}.mdx`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, copiedPage(sources[at] ?? "", `Copy ${number + 1}`));
  }
  if (missing > 0) addToMenu(path.join(folder, "sidebars.ts"));
}

/** A page with a unique title and description, as the rules for pages require. */
function copiedPage(source: string, name: string): string {
  return source
    .replace(/^title: .*$/m, `title: ${name}`)
    .replace(
      /^description: .*$/m,
      `description: "${name}: a copy of a page, made to measure a build of many pages."`,
    );
}

function addToMenu(file: string): void {
  const source = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, source.replace(END_OF_MENU, `${MENU_OF_COPIES}${END_OF_MENU}`));
}

/** Paths of all pages below a folder, in a fixed order. Partials (`_name.mdx`) are not pages. */
function markdownIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.mdx?$/.test(name) && !path.basename(name).startsWith("_"))
    .sort()
    .map((name) => path.join(folder, name));
}

const END_OF_MENU = "  ],\n};";
const MENU_OF_COPIES = `    { type: "category", label: "Copies", items: [{ type: "autogenerated", dirName: "copies" }] },\n`;

/** Stock preset and theme, with the same two sections, the same bundler and flags, and all languages that pages use. */
const STOCK_CONFIG = `export default {
  title: "Stock",
  url: "https://stock.example",
  baseUrl: "/",
  trailingSlash: false,
  future: { v4: true },
  onBrokenLinks: "ignore",
  onBrokenAnchors: "ignore",
  markdown: {
    format: "md",
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: "ignore", onBrokenMarkdownImages: "ignore" },
  },
  presets: [["classic", { docs: { path: "docs", routeBasePath: "/", sidebarPath: "./sidebars.ts" }, blog: false, pages: false }]],
  plugins: [["@docusaurus/plugin-content-docs", { id: "api", path: "api", routeBasePath: "api", sidebarPath: "./sidebarsApi.ts" }]],
  themeConfig: {
    navbar: { title: "Stock", items: [{ to: "/", label: "Docs" }, { to: "/api", label: "API" }] },
    prism: { additionalLanguages: ["bash", "powershell", "php", "ruby", "java", "csharp", "json", "yaml", "ini", "nginx", "docker", "hcl"] },
  },
};
`;
