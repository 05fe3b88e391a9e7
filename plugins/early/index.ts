import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { build } from "esbuild";

/** Browsers of `browserslist` in package.json, in esbuild's words. */
const TARGETS = ["chrome131", "edge131", "firefox133", "safari18.1"];

/**
 * Bundles the early script (`src/early/main.ts`), which serves pages until the application is there, and puts a script into
 * the head of every page that fetches it (`src/early/head.ts`). Under `docusaurus start` the application is loaded at once
 * and nothing is added.
 */
export default async function early(context: LoadContext): Promise<Plugin | null> {
  if (process.env["NODE_ENV"] !== "production") return null;
  const { baseUrl, outDir, siteDir, siteStorage } = context;
  const code = await bundle(path.join(siteDir, "src/early/main.ts"), {
    STORAGE_NAMESPACE: siteStorage.namespace,
  });
  const file = `assets/js/early.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  const head = await bundle(path.join(siteDir, "src/early/head.ts"), { EARLY_SCRIPT: `${baseUrl}${file}` });
  return {
    name: "early",
    injectHtmlTags: () => ({ headTags: [{ tagName: "script", innerHTML: head.trim() }] }),
    async postBuild() {
      const target = path.join(outDir, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, code);
    },
  };
}

/** One minified script out of a module and all that it imports; `texts` take the place of names in its code. */
async function bundle(entry: string, texts: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: TARGETS,
    define: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
  });
  return outputFiles[0]?.text ?? "";
}
