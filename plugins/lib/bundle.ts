import fs from "node:fs/promises";
import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { FACT_MODULES, inlineFacts } from "./inlineFacts";

/** The browsers of `browserslist` in package.json, as esbuild targets. */
const BROWSER_TARGETS = ["chrome131", "edge131", "firefox133", "safari18.1"];

/** Aliases from React to Preact, which is much smaller; paths below a name follow it. */
const PREACT_ALIASES = { react: "preact/compat", "react-dom": "preact/compat" };

/** The bundled script, and the styles that its modules import. */
export interface Bundle {
  readonly js: string;
  readonly css: string;
}

/**
 * Bundles a module and its imports into one minified classic script, for pages that run without the React
 * application. Preact replaces React.
 */
export async function bundle(entry: string, options: BuildOptions = {}): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: path.dirname(entry),
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    target: BROWSER_TARGETS,
    alias: PREACT_ALIASES,
    ...options,
    plugins: [FACTS],
    define: { "process.env.NODE_ENV": '"production"', ...options.define },
  });
  const outputText = (ending: string): string =>
    (outputFiles ?? []).find((file) => file.path.endsWith(ending))?.text ?? "";
  return { js: outputText(".js"), css: outputText(".css") };
}

/** Puts facts into the bundle as plain data. */
const FACTS: Plugin = {
  name: "facts",
  setup(build) {
    build.onLoad({ filter: FACT_MODULES }, async ({ path: file }) => ({
      contents: inlineFacts(await fs.readFile(file, "utf8")).code,
      loader: "ts",
    }));
  },
};
