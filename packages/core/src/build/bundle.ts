import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { build, type BuildOptions, type Plugin, type StdinOptions } from "esbuild";
import { currentSite, inSite, siteConstant } from "../site/current";
import { FACT_MODULES, inlineFacts } from "./inlineFacts";
import {
  inlineTranslations,
  isTranslated,
  TRANSLATED_MODULES,
  type Translations,
} from "./inlineTranslations";

/** The browsers of `browserslist` in package.json, as esbuild targets. */
const BROWSER_TARGETS = ["chrome131", "edge131", "firefox133", "safari18.1"];

/** The bundled script, and the styles that its modules import. */
export interface Bundle {
  readonly js: string;
  readonly css: string;
}

/**
 * Bundles a module and its imports into one minified classic script, for pages that run without the application.
 *
 * @param entry path of the module, or its text
 * @param options of esbuild, and the texts of the interface in the language of the build
 */
export async function bundle(
  entry: string | StdinOptions,
  { translations = {}, ...options }: BuildOptions & { readonly translations?: Translations } = {},
): Promise<Bundle> {
  const made = build({
    ...(typeof entry === "string" ? { entryPoints: [entry] } : { stdin: entry }),
    outdir: "bundle",
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    target: BROWSER_TARGETS,
    ...options,
    plugins: [THEME, FACTS, translated(translations), ...(options.plugins ?? [])],
    define: { "process.env.NODE_ENV": '"production"', ...siteConstant(), ...options.define },
  });
  making = Promise.allSettled([making, made]);
  const { outputFiles } = await made;
  const outputText = (ending: string): string =>
    (outputFiles ?? []).find((file) => file.path.endsWith(ending))?.text ?? "";
  return { js: outputText(".js"), css: outputText(".css") };
}

let making: Promise<unknown> = Promise.resolve();

/** Resolves when no bundle is being made: at the end of this process the bundler would complain of those. */
export async function bundlesMade(): Promise<void> {
  await making;
}

/** Theme components: those of the site in `src/theme`, then those of the packages. */
const THEME: Plugin = {
  name: "theme",
  setup(build) {
    build.onResolve({ filter: /^@theme\// }, ({ path: name }) => {
      const file = [inSite("src/theme"), ...currentSite().themeFolders]
        .flatMap((folder) => ENDINGS.map((ending) => path.join(folder, name.slice(7) + ending)))
        .find((candidate) => existsSync(candidate));
      return file === undefined ? undefined : { path: file };
    });
  },
};

const ENDINGS = [".ts", ".tsx", ".js", "/index.tsx", "/index.js"];

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

/** Puts the texts of the interface into the bundle. */
function translated(translations: Translations): Plugin {
  return {
    name: "translations",
    setup(build) {
      build.onLoad({ filter: TRANSLATED_MODULES }, async ({ path: file }) =>
        isTranslated(file)
          ? {
              contents: inlineTranslations(await fs.readFile(file, "utf8"), translations, file),
              loader: file.endsWith("x") ? "tsx" : "ts",
            }
          : undefined,
      );
    },
  };
}
