import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./VersionNotice.module.css";

/** Language and direction of the text of a page that is not translated; undefined on other pages. */
export function useForeignText(): { readonly lang: string; readonly dir: string } | undefined {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { source } = useDoc().metadata;
  const written = String(siteConfig.customFields?.["language"]);
  if (i18n.currentLocale === written || source.startsWith("@site/i18n/")) return undefined;
  const { htmlLang: lang = written, direction: dir = "ltr" } = i18n.localeConfigs[written] ?? {};
  return { lang, dir };
}

/** Says on a page that is not translated that it is in the language of the sources. */
export function UntranslatedNotice(): ReactNode {
  return (
    <p className={styles.banner} data-search="skip">
      {translate({
        id: "page.untranslated",
        message: "This page is not translated yet. Here it is in English.",
        description: "Shown on a page in the language of the sources, which is English unless it is changed",
      })}
    </p>
  );
}
