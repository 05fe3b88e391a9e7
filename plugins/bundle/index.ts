import fs from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin, PostCssOptions } from "@docusaurus/types";
import { lightClient, TRIM } from "./lightClient";

interface Options {
  /** Anything whose change must not be served from the bundler's persistent cache; plain data. */
  readonly cacheKey: unknown;
}

/** What the pages do not carry, and what the bundler's cache must know. */
export default function bundle({ baseUrl, generatedFilesDir }: LoadContext, rawOptions: unknown): Plugin {
  const { cacheKey } = rawOptions as Options;
  return {
    name: "bundle",
    configureWebpack(config, isServer) {
      return {
        ...(!isServer && process.env["NODE_ENV"] === "production" && lightClient(generatedFilesDir)),
        resolve: {
          alias: {
            [require.resolve("infima/dist/css/default/default.css")]: path.join(__dirname, "empty.css"),
            "prism-react-renderer$": path.join(__dirname, "prismStub.ts"),
          },
        },
        ...cacheVersion(config, [cacheKey, baseUrl, fs.readFileSync(TRIM, "utf8")]),
      };
    },
    configurePostCss: withoutPolyfills,
  };
}

/** Every supported browser reads our CSS as it is written; the minimizer adds the few prefixes that are left. */
const POLYFILLS = /[\\/](?:postcss-preset-env|autoprefixer)[\\/]/;

/**
 * Takes out of PostCSS what rewrites CSS for old browsers, and its search for a configuration file beside each sheet:
 * a tenth of a cold build for no change in the output.
 */
function withoutPolyfills(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins as readonly unknown[];
  const kept = plugins.filter((plugin) => !POLYFILLS.test(pathOf(plugin)));
  return { ...options, config: false, plugins: kept };
}

/** Module path of a PostCSS plugin given by path, alone or with options. */
function pathOf(plugin: unknown): string {
  const named: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof named === "string" ? named : "";
}

/**
 * Rspack's persistent cache cannot see the environment: what is chosen there becomes part of the cache's version. The
 * base URL too, since the extracted CSS is cached with the addresses of its fonts.
 */
function cacheVersion(config: object, cacheKey: unknown): object {
  const { experiments } = config as { experiments?: { cache?: { version?: string } } };
  const cache = experiments?.cache;
  if (!cache) return {};
  return {
    experiments: { cache: { ...cache, version: `${cache.version ?? ""}-${JSON.stringify(cacheKey)}` } },
  };
}
