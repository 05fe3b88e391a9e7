import type { SiteConfig } from "../site/siteConfig";
import { SiteError } from "../lib/siteError";

/** The languages of a site; the first is at its root. */
export type Locales = readonly [string, ...string[]];

/**
 * The languages of a build: those of `LOCALES` in the environment, or of `docusaurus.config.ts`, or the language of the sources.
 *
 * @throws Error for a value that is not a language, and for one that is listed twice
 */
export function localesOf(site: Pick<SiteConfig, "locales" | "language">, env: NodeJS.ProcessEnv): Locales {
  const listed = env["LOCALES"]?.split(",").map((locale) => locale.trim()) ?? site.locales ?? [];
  const [first = sourceLanguageOf(site), ...others] = listed.filter((locale) => locale !== "");
  for (const [place, locale] of [first, ...others].entries()) {
    if (!isLanguage(locale))
      throw new SiteError(
        `"${locale}" is no language. Fix: use tags such as en, de or pt-BR in LOCALES or docusaurus.config.ts.`,
      );
    if ([first, ...others].indexOf(locale) < place)
      throw new SiteError(
        `The language "${locale}" is listed twice. Fix: remove one in LOCALES or docusaurus.config.ts.`,
      );
  }
  return [first, ...others];
}

/** The language that the pages in the folders of the sections are written in. */
export function sourceLanguageOf({ language = "en" }: Pick<SiteConfig, "language">): string {
  return language;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
