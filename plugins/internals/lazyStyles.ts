import fs from "node:fs";
import path from "node:path";
import { ChangedUpstream, type Contract } from "../lib/contract";
import { SiteError } from "../../src/lib/siteError";

export const LAZY_STYLES: Contract = {
  name: "The bundler's cache group of styles",
  benefit:
    "an eighth of the style sheet (1.6 kB of Brotli): styles of the search page and of toasts are loaded with them",
  usedBy: ["plugins/internals/lazyStyles.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/webpack/base.js",
      expects: /cacheGroups: \{[\s\S]*?styles: \{\s*name: 'styles'/,
      ifChanged:
        "Docusaurus collects styles differently, so styles that few pages need may be in the style sheet of every page. " +
        "Fix: exclude them in withLazyStyles in the new way, or delete it and check the size limit of the style sheet.",
    },
  ],
};

interface SplitConfig {
  readonly optimization?: {
    readonly splitChunks?: { readonly cacheGroups?: Readonly<Record<string, unknown>> };
  };
}

/**
 * Bundler configuration that leaves the styles of some modules out of the shared style sheet; they are loaded with
 * the chunk that imports them.
 *
 * @param lazyPaths files or folders, from the project root
 * @throws ChangedUpstream when the bundler has no shared style sheet; Error when a path does not exist
 */
export function withLazyStyles(config: object, siteDir: string, lazyPaths: readonly string[]): object {
  const { styles } = (config as SplitConfig).optimization?.splitChunks?.cacheGroups ?? {};
  if (typeof styles !== "object")
    throw new ChangedUpstream(
      "The bundler's configuration has no optimization.splitChunks.cacheGroups.styles, which gathers the styles of all pages.",
      "change withLazyStyles in plugins/internals/lazyStyles.ts, or delete it and check the size limit of the style sheet.",
    );
  const folders = lazyPaths.map((place) => assertExists(path.join(siteDir, place)));
  const isLazy = (id: string): boolean => folders.some((folder) => id.includes(folder));
  const test = (module: { identifier: () => string }): boolean => !isLazy(module.identifier());
  return { optimization: { splitChunks: { cacheGroups: { styles: { test } } } } };
}

function assertExists(place: string): string {
  if (fs.existsSync(place)) return place;
  throw new SiteError(
    `${place} does not exist, but its styles should be loaded on demand. Fix: correct the path in plugins/internals/index.ts.`,
  );
}
