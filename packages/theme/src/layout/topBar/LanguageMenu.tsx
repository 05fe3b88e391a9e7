import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { translate } from "@docusaurus/Translate";
import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import { useSitePath } from "docusaurus-waymark-core/sections/useSitePath";
import { PopoverMenu } from "../../ui/PopoverMenu";

/** The languages of the site, if there is more than one. Each link leads to the same page in that language. */
export function LanguageMenu(): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const path = useSitePath();
  if (locales.length < 2) return null;
  const links = locales.flatMap((locale) => {
    const config = localeConfigs[locale];
    if (!config) return [];
    const { label, baseUrl, htmlLang: lang } = config;
    return [{ label, href: baseUrl + path.slice(1), current: locale === currentLocale, lang }];
  });
  return (
    <PopoverMenu
      id="language-menu"
      label={translate({ id: "topBar.languages", message: "Languages" })}
      links={links}
    >
      <Languages aria-hidden="true" />
    </PopoverMenu>
  );
}
