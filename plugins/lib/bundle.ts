import path from "node:path";
import { build, type BuildOptions } from "esbuild";

/** Browsers of `browserslist` in package.json, in esbuild's words. */
const TARGETS = ["chrome131", "edge131", "firefox133", "safari18.1"];

/** Preact's own names for what modules import from React. */
const RENDERER = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/** A script and the styles of its modules. */
export interface Bundle {
  readonly js: string;
  readonly css: string;
}

/**
 * One minified classic script out of a module and all that it imports, for pages that the application is not part of:
 * Preact stands in for React.
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
    target: TARGETS,
    alias: RENDERER,
    ...options,
    define: { "process.env.NODE_ENV": '"production"', ...options.define },
  });
  const textOf = (ending: string): string =>
    (outputFiles ?? []).find((file) => file.path.endsWith(ending))?.text ?? "";
  return { js: textOf(".js"), css: textOf(".css") };
}
