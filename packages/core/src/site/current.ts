import { createRequire } from "node:module";
import path from "node:path";
import { SiteError } from "../lib/siteError";
import type { Site } from "./options";

declare global {
  /**
   * The site of this process. `defineConfig` sets it before anything else of the platform is loaded; bundles have the part that
   * pages need in its place (`siteConstant`).
   */
  var WAYMARK_SITE: Site | undefined;
}

/** Sets the site of this process. */
export function setSite(site: Site): void {
  globalThis.WAYMARK_SITE = site;
}

/**
 * The site of this process. For Node.
 *
 * @throws SiteError if the configuration was not read
 */
export function currentSite(): Site {
  if (globalThis.WAYMARK_SITE) return globalThis.WAYMARK_SITE;
  throw new SiteError(
    "The configuration of the site was not read. Fix: let docusaurus.config.ts export what defineConfig returns.",
  );
}

/** The absolute path of a file or folder of the site. */
export function inSite(file: string): string {
  return path.resolve(currentSite().siteDir, file);
}

/** The definition with which bundlers replace the global: what pages need of the site. */
export function siteConstant(): Readonly<Record<string, string>> {
  const { sections, blog, pages, locales, language } = currentSite();
  return { "globalThis.WAYMARK_SITE": JSON.stringify({ sections, blog, pages, locales, language }) };
}

/** The default export of a module of the site; undefined without a module. */
export function siteModule(file: string | undefined): unknown {
  if (file === undefined) return undefined;
  const loaded = createRequire(__filename)(inSite(file)) as { readonly default?: unknown };
  if (loaded.default === undefined)
    throw new SiteError(`${file} has no default export. Fix: export its table or its rules as default.`);
  return loaded.default;
}
