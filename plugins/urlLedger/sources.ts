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
