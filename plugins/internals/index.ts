/**
 * What touches the private side of Docusaurus and its bundler. Each file here says what it relies on, what the site
 * has from it, and in its contract what must stand upstream; `contracts.test.ts` tries the contracts.
 *
 * As a plugin: keeps from pages what none of them uses, and keeps the bundler's cache from serving what is old.
 */
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { codeFingerprint } from "../fingerprint";
import { withCacheVersion } from "./cacheVersion";
import { withLazyStyles } from "./lazyStyles";
import { withoutPolyfills } from "./postCss";
import { oneHelper, standIns } from "./standIns";

interface Options {
  /** Anything whose change must not be served from the bundler's persistent cache; plain data. */
  readonly cacheKey: unknown;
}

/** Styles of what a page opens on demand. */
const ON_DEMAND = [
  "src/search/dialog/panel",
  "src/search/page",
  "src/ui/toast.css",
  "src/reference/Field.module.css",
  "src/reference/ReaderPanel.module.css",
  "src/reference/Sheet.module.css",
  "src/reference/tryIt",
];

export default function internals({ baseUrl, siteDir }: LoadContext, options: Options): Plugin {
  return {
    name: "internals",
    configureWebpack(config, isServer) {
      const isBuilt = process.env["NODE_ENV"] === "production";
      return {
        resolve: { alias: { ...standIns(siteDir), ...(isServer && serverModules(siteDir)) } },
        ...(!isServer &&
          isBuilt && { module: { rules: [oneHelper()] }, ...withLazyStyles(config, siteDir, ON_DEMAND) }),
        // The base URL too: the extracted styles are cached with the addresses of their fonts.
        ...withCacheVersion(config, [options.cacheKey, baseUrl, codeFingerprint(siteDir)]),
      };
    },
    configurePostCss: withoutPolyfills,
  };
}

/** Modules that stand in for those of the browser while pages are made. */
function serverModules(siteDir: string): Record<string, string> {
  const markup = path.join(siteDir, "src/layout/sideNav/inactiveMarkup");
  return { [`${markup}.ts`]: `${markup}.server.ts` };
}
