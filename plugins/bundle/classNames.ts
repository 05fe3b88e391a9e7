import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Options of css-loader, as far as they are used here. */
interface CssLoaderOptions {
  modules?: {
    localIdentName?: string;
    getLocalIdent?: (context: LoaderContext, template: string, localName: string) => string;
  };
}

interface LoaderContext {
  readonly resourcePath: string;
}

type Namer = (file: string, localName: string) => string;

/**
 * Makes names of classes for built pages: a class's own name and a mark of its file, which is its place among the CSS
 * modules of `src`, or four characters of a hash for a package's. Docusaurus marks every class with a hash of its own;
 * short marks that repeat take a tenth off the style sheet.
 */
export function classNamer(siteDir: string): Namer {
  const marks = new Map(modulesIn(siteDir).map((file, place) => [file, place.toString(36)]));
  return (file, localName) => {
    const known = path.relative(siteDir, file).split(path.sep).join("/");
    return `${localName}_${marks.get(known) ?? createHash("sha256").update(known).digest("base64url").slice(0, 4)}`;
  };
}

/** All CSS modules of `src`, in a fixed order. */
function modulesIn(siteDir: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".module.css"))
    .map((name) => `src/${name.split(path.sep).join("/")}`)
    .sort();
}

/** Sets these names wherever a bundler's configuration reads CSS modules. In development names stay long. */
export function shortenClassNames(config: unknown, nameOf: Namer): void {
  if (process.env["NODE_ENV"] !== "production") return;
  for (const options of cssLoaderOptions(config)) {
    if (options.modules?.localIdentName)
      options.modules.getLocalIdent = ({ resourcePath }, _, localName) => nameOf(resourcePath, localName);
  }
}

/** Options of every css-loader in rules, nested ones too. */
function cssLoaderOptions(value: unknown): CssLoaderOptions[] {
  if (Array.isArray(value)) return value.flatMap(cssLoaderOptions);
  if (typeof value !== "object" || value === null) return [];
  const { loader, options, module, rules, oneOf, use } = value as Record<string, unknown>;
  const isReader = typeof loader === "string" && /[\\/]css-loader[\\/]/.test(loader);
  return [
    ...(isReader ? [options as CssLoaderOptions] : []),
    ...[module, rules, oneOf, use].flatMap(cssLoaderOptions),
  ];
}
