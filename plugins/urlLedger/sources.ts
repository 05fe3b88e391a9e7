import fs from "node:fs";
import path from "node:path";
import { SECTIONS, sectionOf } from "../../src/sections";

/** The Markdown file of a route, from the project root; undefined when the route has none under its own name. */
export function sourceFile(siteDir: string, route: string): string | undefined {
  const { basePath, folder } = SECTIONS[sectionOf(route)];
  const page = `${folder}${route.slice(basePath.length).replace(/\/$/, "")}`;
  const files = [`${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`];
  return files.find((file) => fs.existsSync(path.join(siteDir, file)));
}

/** True for a page that is written by a program: its front matter opens with a note that says so. */
export function isGeneratedFile(siteDir: string, file: string): boolean {
  return fs.readFileSync(path.join(siteDir, file), "utf8").startsWith("---\n# Generated from ");
}
