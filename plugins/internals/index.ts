/**
 * The plugin that changes private parts of Docusaurus and its bundler. It is the only build-side code that may do
 * so. Each file in this folder has a contract: which upstream code it relies on, what the site gains, and what to
 * do when that code changes. `contracts.test.ts` checks the contracts against the installed packages. The plugin
 * removes code and data from the application that no page uses, loads some styles on demand, and puts everything that
 * affects a build into the version of the bundler's cache. React comes from the script that search and the application share. It
 * writes no files.
 */
import type { LoadContext, Plugin } from "@docusaurus/types";
import { codeFingerprint } from "../fingerprint";
import { REACT_EXTERNALS } from "../lib/sharedReact";
import { withCacheVersion } from "./cacheVersion";
import { withLazyStyles } from "./lazyStyles";
import { pageSummariesRule } from "./pageSummaries";
import { tslibRule, replacementAliases } from "./standIns";

interface Options {
  /** Plain data that affects the build; a change of it invalidates the bundler's persistent cache. */
  readonly cacheKey: unknown;
}

/** Styles that are only needed after a reader opens something. */
const LAZY_STYLE_PATHS = [
  "src/search/dialog/panel",
  "src/search/page",
  "src/ui/toast.css",
  "src/reference/Field.module.css",
  "src/reference/ReaderPanel.module.css",
  "src/reference/Sheet.module.css",
  "src/reference/tryIt",
];

/** Path of the PostCSS plugin that rewrites styles for old browsers. */
const POLYFILLS = /[\\/]postcss-preset-env[\\/]/;

export default function internals({ baseUrl, siteDir }: LoadContext, options: Options): Plugin {
  return {
    name: "internals",
    configureWebpack(config, isServer) {
      const isProduction = process.env["NODE_ENV"] === "production";
      const isBrowserBuild = !isServer && isProduction;
      return {
        resolve: { alias: replacementAliases(siteDir) },
        ...(isBrowserBuild && {
          externals: REACT_EXTERNALS,
          module: { rules: [tslibRule(), pageSummariesRule()] },
          ...withLazyStyles(config, siteDir, LAZY_STYLE_PATHS),
        }),
        // The base URL too: the extracted styles are cached with the addresses of their fonts.
        ...withCacheVersion(config, [options.cacheKey, baseUrl, codeFingerprint(siteDir)]),
      };
    },
    // Every supported browser understands the styles as they are. The plugin for old ones, and the search for a configuration
    // next to each sheet, take a tenth of the processor time of a cold build. Other plugins stay: one makes the cascade layers.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: (options.plugins as readonly unknown[]).filter(
        (plugin) => !POLYFILLS.test(String([plugin].flat()[0])),
      ),
    }),
  };
}
