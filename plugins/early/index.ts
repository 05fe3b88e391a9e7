import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { buildSync } from "esbuild";

/** Browsers of `browserslist` in package.json, in esbuild's words. */
const TARGETS = ["chrome131", "edge131", "firefox133", "safari18.1"];

/**
 * Keeps controls that are pressed while the page is still arriving, for the early script to act on.
 * Native controls and links need nobody.
 */
const KEEP_CLICKS = `(function(){
var kept=window.earlyClicks=[];
addEventListener("click",function(event){
var control=event.target.closest&&event.target.closest("button[type=button]:not([popovertarget])");
if(control&&window.earlyClicks===kept)kept.push(control)},true)})();`;

/**
 * Bundles the early script (`src/early`), which serves pages until the application is there, and loads it on every page.
 * Under `docusaurus start` the application is loaded at once and nothing is added.
 */
export default function early({ baseUrl, outDir, siteDir, siteStorage }: LoadContext): Plugin | null {
  if (process.env["NODE_ENV"] !== "production") return null;
  const code = bundle(path.join(siteDir, "src/early/main.ts"), siteStorage.namespace);
  const file = `assets/js/early.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  return {
    name: "early",
    injectHtmlTags: () => ({
      headTags: [
        { tagName: "script", innerHTML: KEEP_CLICKS },
        { tagName: "script", attributes: { src: `${baseUrl}${file}`, defer: true } },
      ],
    }),
    async postBuild() {
      const target = path.join(outDir, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, code);
    },
  };
}

/** One minified script out of a module and all that it imports. */
function bundle(entry: string, namespace: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: TARGETS,
    define: { STORAGE_NAMESPACE: JSON.stringify(namespace) },
  });
  return outputFiles[0]?.text ?? "";
}
