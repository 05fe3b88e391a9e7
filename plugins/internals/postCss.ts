import type { PostCssOptions } from "@docusaurus/types";
import type { Contract } from "./contract";

export const POSTCSS: Contract = {
  name: "The PostCSS plugin for old browsers",
  benefit:
    "a tenth of the processor time of a cold build; every supported browser understands the styles as they are",
  usedBy: ["plugins/internals/postCss.ts"],
  checks: [
    {
      package: "@docusaurus/bundler",
      file: "lib/loaders/styleLoader.js",
      expects: /require\.resolve\('postcss-preset-env'\)/,
      ifChanged:
        "Docusaurus rewrites styles for old browsers with another plugin, so builds are slower. Fix: add its name to POLYFILLS in plugins/internals/postCss.ts.",
    },
  ],
};

const POLYFILLS = /[\\/](?:postcss-preset-env|autoprefixer)[\\/]/;

/**
 * Removes the plugins for old browsers from PostCSS, and the search for a configuration file next to each style
 * sheet.
 */
export function withoutPolyfills(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins as readonly unknown[];
  return {
    ...options,
    config: false,
    plugins: plugins.filter((plugin) => !POLYFILLS.test(pluginPath(plugin))),
  };
}

/** Module path of a PostCSS plugin that is given by path, alone or with options. */
function pluginPath(plugin: unknown): string {
  const named: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof named === "string" ? named : "";
}
