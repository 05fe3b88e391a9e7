import path from "node:path";
import type { LoadContext } from "@docusaurus/types";

/** The build of one language, and where it lies in the build of all. */
export interface LocaleBuild {
  readonly isDefault: boolean;
  /** Folder below the root of the build and below the base URL, such as `de`; empty for the language of the sources. */
  readonly folder: string;
  /** Output folder of all languages together. */
  readonly rootDir: string;
  /** Base URL of all languages together. */
  readonly rootBase: string;
}

/** Describes the language of a build. Docusaurus builds one after the other, the language of the sources first. */
export function localeBuildOf({
  i18n,
  baseUrl,
  outDir,
}: Pick<LoadContext, "i18n" | "baseUrl" | "outDir">): LocaleBuild {
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const rootBase = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const isBelow = baseUrl !== rootBase && baseUrl.startsWith(rootBase);
  const folder = isBelow ? baseUrl.slice(rootBase.length).replace(/\/$/, "") : "";
  return {
    isDefault: currentLocale === defaultLocale,
    folder,
    rootDir:
      folder === "" ? path.resolve(outDir) : path.resolve(outDir, ...folder.split("/").map(() => "..")),
    rootBase: folder === "" ? baseUrl : rootBase,
  };
}
