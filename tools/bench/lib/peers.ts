import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { eachTwin } from "../../lib/projects";
import type { SearchSelectors } from "./firstSearch";

/** Another documentation tool, with this site's pages as its content. */
export interface Peer {
  readonly name: string;
  /** Exact versions, installed into the throw-away project. */
  readonly packages: readonly string[];
  /** Folder of its Markdown sources. */
  readonly sources: string;
  /** Other files of the project, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Turns a Markdown twin, front matter included, into a source of this tool. */
  readonly toSource: (twin: string) => string;
  /** Arguments of the build command, for `npx`. */
  readonly build: readonly string[];
  /** Folder of the built site. */
  readonly output: string;
  readonly search: SearchSelectors;
}

const VITEPRESS: Peer = {
  name: "VitePress",
  packages: ["vitepress@1.6.4"],
  sources: "docs",
  files: {
    "docs/.vitepress/config.mjs": `export default {
  title: "VitePress",
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: { html: false },
  themeConfig: { search: { provider: "local" } },
};
`,
  },
  // Vue would read {{ }} in the text as an expression.
  toSource: (twin) => twin.replace(/^(---\n[\s\S]*?\n---\n)([\s\S]*)$/, "$1\n:::: v-pre\n$2\n::::\n"),
  build: ["vitepress", "build", "docs"],
  output: "docs/.vitepress/dist",
  search: { input: ".VPLocalSearchBox input", result: ".VPLocalSearchBox .result" },
};

const STARLIGHT: Peer = {
  name: "Starlight",
  packages: ["astro@5.18.2", "@astrojs/starlight@0.37.7"],
  sources: "src/content/docs",
  files: {
    "astro.config.mjs": `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({ build: { format: "file" }, integrations: [starlight({ title: "Starlight" })] });
`,
    "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  },
  toSource: (twin) => twin,
  build: ["astro", "build"],
  output: "dist",
  search: { input: ".pagefind-ui__search-input", result: ".pagefind-ui__result" },
};

export const PEERS: readonly Peer[] = [VITEPRESS, STARLIGHT];

/**
 * Makes a throw-away project of another tool with the pages of a built site, and builds it.
 *
 * @param site folder of this project with a finished build, whose Markdown twins become the sources
 * @returns the project's folder, which the caller removes
 * @throws Error with the tool's output when the installation or the build fails
 */
export function buildPeer(site: string, peer: Peer): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${peer.name.toLowerCase()}-`));
  write(folder, "package.json", `{ "private": true, "type": "module" }\n`);
  for (const [file, text] of Object.entries(peer.files)) write(folder, file, text);
  eachTwin(site, (file, twin) => {
    write(folder, path.join(peer.sources, file.replace(/^docs\//, "")), peer.toSource(twin));
  });
  run(folder, "npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...peer.packages]);
  run(folder, "npx", peer.build);
  return folder;
}

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file.replace(/\.mdx$/, ".md"));
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

function run(folder: string, command: string, args: readonly string[]): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  execFileSync(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
}
