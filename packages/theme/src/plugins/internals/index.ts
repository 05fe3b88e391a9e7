/**
 * The plugin that changes private parts of Docusaurus and its bundler. It is the only build-side code that may do
 * so. Each file in this folder has a contract: which upstream code it relies on, what the site gains, and what to
 * do when that code changes. `contracts.test.ts` checks the contracts against the installed packages. The plugin
 * removes code and data from the application that no page uses, and puts everything that affects a build into the version of
 * the bundler's cache. React comes from the script that search and the application share. It writes no files.
 */
import type { LoadContext, Plugin } from "@docusaurus/types";
import { codeFingerprint } from "docusaurus-waymark-core/fingerprint";
import { REACT_EXTERNALS } from "docusaurus-waymark-core/build/sharedReact";
import { withCacheVersion } from "./cacheVersion";
import { pageSummariesRule } from "./pageSummaries";
import { replacementAliases } from "./standIns";

interface Options {
  /** Plain data that affects the build; a change of it invalidates the bundler's persistent cache. */
  readonly cacheKey: unknown;
  /** Folders of the code that pages are compiled with. */
  readonly codeFolders: readonly string[];
}

/** Path of the PostCSS plugin that rewrites styles for old browsers. */
const POLYFILLS = /[\\/]postcss-preset-env[\\/]/;

export default function internals({ baseUrl }: LoadContext, options: Options): Plugin {
  return {
    name: "internals",
    configureWebpack(config, isServer) {
      const isProduction = process.env["NODE_ENV"] === "production";
      const isBrowserBuild = !isServer && isProduction;
      return {
        resolve: { alias: replacementAliases() },
        ...(isBrowserBuild && {
          externals: REACT_EXTERNALS,
          module: { rules: [pageSummariesRule()] },
        }),
        // The base URL too: the extracted styles are cached with the addresses of their fonts.
        ...withCacheVersion(config, [options.cacheKey, baseUrl, codeFingerprint(options.codeFolders)]),
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
