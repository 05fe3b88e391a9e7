import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { codeFingerprint } from "../fingerprint";
import { classNamer, shortenClassNames } from "./classNames";
import { leanPostCss } from "./postCss";
import { lightClient } from "./lightClient";

interface Options {
  /** Anything whose change must not be served from the bundler's persistent cache; plain data. */
  readonly cacheKey: unknown;
}

/** As the stock theme names it, without an ending. */
const STOCK_PROGRESS = require.resolve("@docusaurus/theme-classic/lib/nprogress").replace(/\.js$/, "");

/** What the pages do not carry, and what the bundler's cache must know. */
export default function bundle(
  { baseUrl, generatedFilesDir, siteDir }: LoadContext,
  rawOptions: unknown,
): Plugin {
  const { cacheKey } = rawOptions as Options;
  const nameOf = classNamer(siteDir);
  return {
    name: "bundle",
    configureWebpack(config, isServer) {
      shortenClassNames(config, nameOf);
      return {
        ...(!isServer && process.env["NODE_ENV"] === "production" && lightClient(generatedFilesDir)),
        resolve: {
          alias: {
            [require.resolve("infima/dist/css/default/default.css")]: path.join(__dirname, "empty.css"),
            "prism-react-renderer$": path.join(__dirname, "prismStub.ts"),
            // No announcement is configured.
            "@theme/AnnouncementBar": path.join(__dirname, "nothing.ts"),
            // A bar of 30 lines in place of a library for it.
            [STOCK_PROGRESS]: path.join(siteDir, "src/layout/page/progressModule.ts"),
            ...(isServer && serverModules(siteDir)),
          },
        },
        ...cacheVersion(config, [cacheKey, baseUrl, codeFingerprint(siteDir)]),
      };
    },
    configurePostCss: leanPostCss,
  };
}

/** Modules that stand in for those of the browser while pages are made. */
function serverModules(siteDir: string): Record<string, string> {
  const markup = path.join(siteDir, "src/layout/sideNav/restingMarkup");
  return { [`${markup}.ts`]: `${markup}.server.ts` };
}

/**
 * Rspack's persistent cache cannot see the environment: what is chosen there becomes part of the cache's version. The
 * base URL too, since the extracted CSS is cached with the addresses of its fonts; and the code of the build.
 */
function cacheVersion(config: object, cacheKey: unknown): object {
  const { experiments } = config as { experiments?: { cache?: { version?: string } } };
  const cache = experiments?.cache;
  if (!cache) return {};
  return {
    experiments: { cache: { ...cache, version: `${cache.version ?? ""}-${JSON.stringify(cacheKey)}` } },
  };
}
