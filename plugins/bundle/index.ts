import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

interface Options {
  /** Anything whose change must not be served from the bundler's persistent cache; plain data. */
  readonly cacheKey: unknown;
}

/** What the pages do not carry, and what the bundler's cache must know. */
export default function bundle(_context: LoadContext, rawOptions: unknown): Plugin {
  const { cacheKey } = rawOptions as Options;
  return {
    name: "bundle",
    configureWebpack(config) {
      return {
        resolve: {
          alias: {
            [require.resolve("infima/dist/css/default/default.css")]: path.join(__dirname, "empty.css"),
            "prism-react-renderer$": path.join(__dirname, "prismStub.ts"),
          },
        },
        ...cacheVersion(config, cacheKey),
      };
    },
  };
}

/** Rspack's persistent cache cannot see the environment: the identity becomes part of the cache's version. */
function cacheVersion(config: object, cacheKey: unknown): object {
  const { experiments } = config as { experiments?: { cache?: { version?: string } } };
  const cache = experiments?.cache;
  if (!cache) return {};
  return {
    experiments: { cache: { ...cache, version: `${cache.version ?? ""}-${JSON.stringify(cacheKey)}` } },
  };
}
